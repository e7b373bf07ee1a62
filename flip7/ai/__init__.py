"""Seats that decide by themselves. They see what a person at the table sees, and nothing else."""
