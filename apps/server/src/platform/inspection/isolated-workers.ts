import type { Logger } from 'pino';
import { refuse } from '../refusal.ts';
import type { Frame } from './frames.ts';
import { FileTooSlow, type IsolatedLimits, type IsolatedProcess, startIsolated } from './isolated-process.ts';

const idleForMs = 30_000;

interface Worker {
  readonly process: IsolatedProcess;
  files: number;
}
interface Needs {
  readonly log: Pick<Logger, 'warn'>;
  readonly program: string;
  /** Folders of the product that the program needs in addition to its own. */
  readonly code?: readonly string[];
  readonly limits: IsolatedLimits;
  readonly answerBytesAtMost: number;
  /** A process that has read so many files, or holds so much, makes room for a fresh one. */
  readonly oldAfter: { readonly files: number; readonly residentBytes: number };
}

/** Processes that wait for the next file, for a while: a fresh one takes a third of a second. */
export const createIsolatedWorkers = (needs: Needs) => {
  const { log, program, code, limits, answerBytesAtMost, oldAfter } = needs;
  const idle: Worker[] = [];
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    for (const { process } of idle.splice(0)) process.end();
  };
  const take = async (): Promise<Worker> => {
    clearTimeout(timer);
    const waiting = idle.pop();
    if (waiting?.process.isAlive()) return waiting;
    try {
      return { process: await startIsolated(program, limits, answerBytesAtMost, code), files: 0 };
    } catch (error) {
      log.warn({ message: (error as Error).message }, 'no process for files');
      return refuse('unavailable', 5);
    }
  };
  /** The process waits for the next file, or ends where it is old. */
  const giveBack = (worker: Worker): void => {
    worker.files += 1;
    const { process, files } = worker;
    const isOld = files >= oldAfter.files || process.residentBytes() > oldAfter.residentBytes;
    clearTimeout(timer);
    if (isOld || !process.isAlive()) process.end();
    else idle.push(worker);
    timer = setTimeout(end, idleForMs).unref();
  };

  return {
    /**
     * What a process says of a file. @throws FileTooCostly when the file took it down; Refusal `unavailable` when the machine is too
     * busy for it.
     */
    ask: async (frame: Frame): Promise<Frame> => {
      const worker = await take();
      try {
        return await worker.process.ask(frame);
      } catch (error) {
        worker.process.end();
        if (error instanceof FileTooSlow) return refuse('unavailable', 5);
        throw error;
      } finally {
        giveBack(worker);
      }
    },
    end: (): void => {
      clearTimeout(timer);
      end();
    },
  };
};
