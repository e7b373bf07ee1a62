"""For developers, not for players: benchmarks, pictures, fixtures and the smoke test."""
