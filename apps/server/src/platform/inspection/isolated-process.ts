import { type ChildProcessByStdio, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { type Frame, framesFrom, partsOf } from './frames.ts';

export interface IsolatedLimits {
  /** Resident memory in bytes. */
  readonly residentBytes: number;
  /** Processor time: on a busy machine wall-clock time says little about a file. */
  readonly cpuMs: number;
  /** By the clock, for one that stands still. */
  readonly wallMs: number;
}
/** Thrown when a file took the process down: by a limit of memory or of the processor's time, or by what it made it do. */
export class FileTooCostly extends Error {}
/** Thrown when the clock ran out: on a busy machine, that is no fault of the file. */
export class FileTooSlow extends Error {}

interface Used {
  readonly residentBytes: number;
  readonly cpuMs: number;
}
const tickMs = 10;
/** What a process has used, where the system tells. */
const usedBy = (pid: number): Used => {
  try {
    const resident = /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { residentBytes: Number(resident ?? 0) * 1_024, cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs };
  } catch {
    return { residentBytes: 0, cpuMs: 0 };
  }
};

const root = path.resolve(import.meta.dirname, '../../../../..');
/** What it may read in addition to its own code: the protocol between the processes, and the libraries. Not the data folder. */
const readable = [
  path.join(import.meta.dirname, '/'),
  path.join(root, 'apps/server/package.json'),
  ...['node_modules', 'apps/server/node_modules'].map((folder) => path.join(root, folder, '/')),
];
const heapMegabytes = 192;
const niceness = 10;
const watchMs = 50;
const startMs = 60_000;

const start = (program: string, code: readonly string[]): ChildProcessByStdio<Writable, Readable, null> => {
  const rights = [
    '--permission',
    '--allow-addons',
    ...[path.dirname(program), ...readable, ...code.map((folder) => path.join(root, folder, '/'))].map(
      (place) => `--allow-fs-read=${place}`,
    ),
  ];
  const child = spawn(process.execPath, [...rights, `--max-old-space-size=${heapMegabytes}`, program], {
    // None of our variables, and no separate memory arena for each of the decoder's threads.
    env: { MALLOC_ARENA_MAX: '2' },
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  // It may end at any time; that is noticed where its answer is awaited.
  child.stdin.on('error', () => {});
  child.on('error', () => {});
  try {
    // Payments come first.
    if (child.pid) os.setPriority(child.pid, niceness);
  } catch {
    // It has ended already.
  }
  return child;
};

/**
 * Starts a program in a process of its own: without environment, without rights to write files or start programs, behind the server
 * in line for the processor, and killed where it takes too much. It is asked one thing at a time. `code` are folders of the product
 * that it is made of.
 */
export const startIsolated = async (
  program: string,
  limits: IsolatedLimits,
  answerBytesAtMost: number,
  code: readonly string[] = [],
) => {
  const child = start(program, code);
  const frames = framesFrom(child.stdout, answerBytesAtMost);
  let isOver = false;
  const end = (): void => {
    isOver = true;
    child.kill('SIGKILL');
  };

  /** The next frame. @throws FileTooCostly, FileTooSlow when it ended instead. */
  const next = async ({ residentBytes: most, cpuMs: worked, wallMs }: IsolatedLimits): Promise<Frame> => {
    const pid = child.pid ?? 0;
    const { cpuMs: before } = usedBy(pid);
    const until = performance.now() + wallMs;
    let reason: typeof FileTooCostly = FileTooCostly;
    const watch = setInterval(() => {
      const { residentBytes, cpuMs } = usedBy(pid);
      const isTooMuch = residentBytes > most || cpuMs - before > worked;
      const isLate = performance.now() > until;
      if (isTooMuch || isLate) end();
      if (isLate && !isTooMuch) reason = FileTooSlow;
    }, watchMs);
    try {
      const { value } = await frames.next();
      if (value) return value;
    } catch {
      // It said something that is no answer.
    } finally {
      clearInterval(watch);
    }
    end();
    throw new reason();
  };

  // No file is read yet: how long it takes to start says how fast the machine is.
  const whileStarting = { ...limits, cpuMs: Infinity, wallMs: Math.max(limits.wallMs, startMs) };
  await next(whileStarting).catch(() => {
    throw new Error(`a process for files did not start: ${child.exitCode ?? child.signalCode}`);
  });
  return {
    /** @throws FileTooCostly, FileTooSlow when the process ended over it. */
    ask: (frame: Frame): Promise<Frame> => {
      for (const part of partsOf(frame)) child.stdin.write(part);
      return next(limits);
    },
    pid: child.pid ?? 0,
    isAlive: (): boolean => !isOver && child.exitCode === null && child.signalCode === null,
    residentBytes: (): number => usedBy(child.pid ?? 0).residentBytes,
    end,
  };
};
export type IsolatedProcess = Awaited<ReturnType<typeof startIsolated>>;
