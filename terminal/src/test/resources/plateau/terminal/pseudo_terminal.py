"""Runs a command in a pseudo-terminal: pseudo_terminal.py ROWS COLUMNS COMMAND...

What the command shows goes to the standard output as it is. Lines of the standard input tell what to
do: 'k HEX' types these bytes, 'r ROWS COLUMNS' changes the size.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios


def resize(terminal, rows, columns):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def obey(line, terminal):
    words = line.split()
    if words and words[0] == b"k":
        os.write(terminal, bytes.fromhex(words[1].decode()))
    elif words and words[0] == b"r":
        resize(terminal, int(words[1]), int(words[2]))


def main():
    child, terminal = pty.fork()
    if child == 0:
        resize(0, int(sys.argv[1]), int(sys.argv[2]))
        os.execvp(sys.argv[3], sys.argv[3:])
    told = b""
    sources = [terminal, 0]
    while True:
        ready, _, _ = select.select(sources, [], [])
        if terminal in ready:
            try:
                shown = os.read(terminal, 65536)
            except OSError:
                shown = b""
            if not shown:
                break
            os.write(1, shown)
        if 0 in ready:
            more = os.read(0, 65536)
            if not more:
                os.kill(child, signal.SIGHUP)
                sources.remove(0)
            told += more
            *lines, told = told.split(b"\n")
            for line in lines:
                obey(line, terminal)
    _, status = os.waitpid(child, 0)
    sys.exit(os.waitstatus_to_exitcode(status) & 255)


main()
