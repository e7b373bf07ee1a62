"""What PyInstaller would take along and the game never uses. A test holds that the game imports none of it."""

import sys

STANDARD_LIBRARY = (
    # Other people's code asks for these and does without.
    *("bz2", "_bz2", "lzma", "_lzma", "tarfile", "gzip", "zstd", "compression", "_zstd"),
    *("hashlib", "_hashlib", "hmac", "_blake2", "_md5", "_sha1", "_sha256", "_sha3"),
    *("ssl", "_ssl", "http", "ftplib", "smtplib", "xml", "xmlrpc", "pyexpat", "asyncio"),
    *("email", "importlib.metadata", "unittest", "doctest", "pydoc", "pdb", "distutils", "setuptools", "pkg_resources"),
    *("tkinter", "_tkinter", "turtle", "curses", "readline", "test", "lib2to3", "ensurepip", "idlelib", "py_compile"),
    *("sysconfig", "_aix_support", "_osx_support", "_pydecimal", "grp"),
    # The program is told to use UTF-8 everywhere (see the spec).
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_multibytecodec"),
    # The arena needs a pool of processes and nothing more.
    *("multiprocessing.dummy", "multiprocessing.managers", "multiprocessing.shared_memory"),
    *("multiprocessing.sharedctypes", "multiprocessing.heap"),
)
PYGAME = (
    *("numpy", "OpenGL", "cv2"),
    "pygame.locals",
    *("pygame.tests", "pygame.docs", "pygame.examples", "pygame.camera", "pygame._camera", "pygame._camera_opencv"),
    *("pygame.midi", "pygame.pypm", "pygame.freetype", "pygame._freetype", "pygame.ftfont", "pygame.gfxdraw"),
    *("pygame.pixelarray", "pygame.surfarray", "pygame.sndarray", "pygame._sprite", "pygame._debug"),
    *("pygame.geometry", "pygame._render", "pygame.newbuffer"),
    *("pygame._sdl2.touch", "pygame._sdl2.mixer", "pygame._sdl2.controller_old"),
)
OTHER_SYSTEMS = {
    "win32": ("platformdirs.unix", "platformdirs.macos", "pygame.macosx"),
    "darwin": ("platformdirs.windows",),
}.get(sys.platform, ("platformdirs.windows", "platformdirs.macos", "pygame.macosx"))
MODULES = (*STANDARD_LIBRARY, *PYGAME, *OTHER_SYSTEMS, "platformdirs.android", "platformdirs.ios")

FILES = (
    # The game has its own fonts.
    "freesansbold.ttf",
    # Windows: opened by SDL only for pictures and sounds of these kinds, none of which the game has.
    *("libjpeg-62.dll", "libtiff-5.dll", "libwebp-7.dll", "libwebpdemux-2.dll", "libxmp.dll", "libwavpack-1.dll"),
    *("libopus-0.dll", "libopusfile-0.dll", "libogg-0.dll", "freetype.dll", "portmidi.dll"),
    # Linux: every desktop has them, and graphics drivers need those of the system, not older ones from here.
    *("libstdc++.so.6", "libgcc_s.so.1", "libz.so.1"),
)
