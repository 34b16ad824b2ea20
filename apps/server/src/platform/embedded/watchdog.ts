import { spawn } from 'node:child_process';
import type { Account } from './account.ts';
import { plainEnvironment } from './environment.ts';

/** Waits for a line on a pipe that only this process holds; the end of the pipe without one means that this process died. */
const script = 'read -r word; [ "$word" = dismissed ] || kill -INT "$1" 2>/dev/null';

/**
 * Starts a small shell process that shuts PostgreSQL down cleanly when this process dies in any way, `kill -9` included. Returns a function that
 * stops the shell; it resolves when the shell has ended.
 */
export const startWatchdog = (pid: number, account: Account): (() => Promise<void>) => {
  const shell = spawn('/bin/sh', ['-c', script, 'balcao-watchdog', String(pid)], {
    ...account,
    cwd: '/',
    detached: true,
    env: plainEnvironment,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = new Promise<void>((resolve) => {
    shell.once('exit', () => resolve());
    shell.once('error', () => resolve());
  });
  shell.stdin.on('error', () => {}); // Someone killed the shell; the next start copes with what that may leave.
  return () => {
    shell.stdin.end('dismissed\n');
    return gone;
  };
};
