"""A window and nothing else: packaged the same way, it is what the size and the start of the game are measured by."""

import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

pygame.init()
window = pygame.display.set_mode((1280, 720))
window.fill((75, 67, 184))
pygame.display.flip()
while not any(event.type == pygame.QUIT for event in pygame.event.get()):
    pygame.time.wait(20)
