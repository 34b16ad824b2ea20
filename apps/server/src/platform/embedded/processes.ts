import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A zombie process (state Z) still has its number, but it is dead. */
const isAlive = (pid: number): boolean => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
};

/** Whether the number belongs to a living PostgreSQL of this very folder: numbers of processes are used again. */
const serves = (pid: number, dataDir: string): boolean => {
  try {
    const [program = '', ...rest] = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return isAlive(pid) && program.endsWith('/postgres') && rest.includes(dataDir);
  } catch {
    return false;
  }
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // It ended in the meantime, which is what was wanted.
  }
};

const within = async (milliseconds: number, condition: () => boolean): Promise<boolean> => {
  for (const end = Date.now() + milliseconds; Date.now() < end; await pause(20)) if (condition()) return true;
  return condition();
};

/**
 * Stops a PostgreSQL: a fast shutdown (checkpoint, then exit), then an immediate one, then by force. The data survives each.
 * @throws Error when the system cannot end the process.
 */
export const terminate = async (pid: number): Promise<void> => {
  for (const [name, milliseconds] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    signal(pid, name);
    if (await within(milliseconds, () => !isAlive(pid))) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
};

/** Stops the PostgreSQL that a dead server left running on the folder, if there is one. */
export const stopOrphan = async (dataDir: string, log: (message: string) => void): Promise<void> => {
  const file = `${dataDir}/postmaster.pid`;
  if (!fs.existsSync(file)) return;
  const pid = Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
  if (!(pid > 0) || !serves(pid, dataDir)) return;
  log(`stopping the PostgreSQL (process ${pid}) that an earlier server left behind`);
  await terminate(pid);
};

const holdersOf = (folder: string): number[] =>
  fs
    .readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const comm = pid > 0 && fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
        return comm === 'postgres' && fs.readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    });

/**
 * Ends the sessions that outlived a killed PostgreSQL: a busy one computes on, and a new server running at the same time would corrupt the data.
 * PostgreSQL guards against that with postmaster.pid, so that file may go only after this.
 * @throws Error when a process of the dead server cannot be ended.
 */
export const evict = async (dataDir: string): Promise<void> => {
  const folder = fs.realpathSync(dataDir);
  for (const name of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of holdersOf(folder)) signal(pid, name);
    if (await within(5_000, () => holdersOf(folder).length === 0)) return;
  }
  throw new Error(`Processes of a dead PostgreSQL still hold ${dataDir}.`);
};
