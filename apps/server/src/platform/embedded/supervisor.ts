import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Launch, startPostmaster } from './postmaster.ts';
import { evict, terminate } from './processes.ts';
import { startWatchdog } from './watchdog.ts';

interface Supervision {
  readonly launch: Launch;
  /** The folder of the Unix socket. */
  readonly sockets: string;
  readonly log: (message: string) => void;
  /** Called each time PostgreSQL died and takes connections again. */
  readonly onRecovered: () => void;
}

export interface Supervisor {
  /** The process of PostgreSQL, undefined while it is down. */
  pid(): number | undefined;
  /** Ends PostgreSQL and its watchdog, and starts neither again. */
  stop(): Promise<void>;
}

const steadyAfterMs = 30_000;
const pauseMs = (failures: number): number => Math.min(5_000, 50 * 2 ** failures);

/** Starts PostgreSQL and starts it again, with growing pauses, whenever it dies while this process lives. */
export const supervise = async ({ launch, sockets, log, onRecovered }: Supervision): Promise<Supervisor> => {
  let server: ChildProcess | undefined;
  let dismiss = async (): Promise<void> => {};
  let stopping = false;
  let recovery = Promise.resolve();
  let failures = 0;

  const start = async (): Promise<void> => {
    await evict(launch.dataDir);
    clearLocks(launch.dataDir, sockets);
    const started = await startPostmaster(launch);
    const since = Date.now();
    server = started;
    dismiss = startWatchdog(started.pid ?? 0, launch.account);
    const died = (): void => {
      server = undefined;
      if (Date.now() - since > steadyAfterMs) failures = 0;
      if (!stopping) recovery = recover();
    };
    started.once('exit', died);
    if (started.exitCode !== null || started.signalCode !== null) died();
  };

  const recover = async (): Promise<void> => {
    log('PostgreSQL died, starting it again');
    await dismiss();
    while (!stopping) {
      await pause(pauseMs(failures++));
      try {
        if (!stopping) await start();
        if (!stopping) onRecovered();
        return;
      } catch (error) {
        log(String(error));
      }
    }
  };

  await start();
  return {
    pid: () => server?.pid,
    stop: async () => {
      stopping = true;
      await recovery;
      if (server?.pid !== undefined) await terminate(server.pid);
      await dismiss();
    },
  };
};

const clearLocks = (dataDir: string, sockets: string): void => {
  for (const file of [`${dataDir}/postmaster.pid`, `${sockets}/.s.PGSQL.5432.lock`, `${sockets}/.s.PGSQL.5432`]) {
    fs.rmSync(file, { force: true });
  }
};
