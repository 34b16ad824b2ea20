import { createHash } from 'node:crypto';
import path from 'node:path';
import { documentBytesAtMost, type Upload, UploadProblem } from '@balcao/contract/upload';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { refuse } from '../refusal.ts';
import { createSemaphore } from '../semaphore.ts';
import { FileTooCostly, FileTooSlow, type IsolatedProcess, startIsolated } from './isolated-process.ts';
import { createScanner } from './scanner.ts';

/** What a file is for: a document that proves something, or the picture of a person. */
export type FileUse = 'document' | 'avatar';
/** A file as it may be kept, or what is wrong with what was sent. */
export type InspectedFile =
  | {
      readonly type: NonNullable<Upload['type']>;
      readonly bytes: Buffer;
      /** SHA-256 of the bytes, in hexadecimal. */
      readonly sha256: string;
      /** Whether a virus scanner has looked at what was sent, and found nothing. */
      readonly scan: Upload['scan'];
      readonly problem?: never;
    }
  | { readonly problem: UploadProblem };

const program = path.join(import.meta.dirname, 'child/main.ts');
const megabyte = 1024 * 1024;
const limits = { residentBytes: 400 * megabyte, cpuMs: 12_000, wallMs: 30_000 } as const;
/** A process that has read so many files, or holds so much, makes room for a fresh one. */
const oldAfter = { files: 50, residentBytes: 200 * megabyte } as const;
const idleForMs = 30_000;

interface Worker {
  readonly process: IsolatedProcess;
  files: number;
}

/** Processes that wait for the next file, for a while: a fresh one takes a third of a second. */
const createWorkers = () => {
  const idle: Worker[] = [];
  let timer: NodeJS.Timeout | undefined;
  const end = (): void => {
    for (const { process } of idle.splice(0)) process.end();
  };
  return {
    take: async (): Promise<Worker> => {
      clearTimeout(timer);
      const waiting = idle.pop();
      if (waiting?.process.isAlive()) return waiting;
      return { process: await startIsolated(program, limits, documentBytesAtMost), files: 0 };
    },
    /** The process waits for the next file, or ends where it is old. */
    giveBack: (worker: Worker): void => {
      worker.files += 1;
      const { process, files } = worker;
      const isOld = files >= oldAfter.files || process.residentBytes() > oldAfter.residentBytes;
      clearTimeout(timer);
      if (isOld || !process.isAlive()) process.end();
      else idle.push(worker);
      timer = setTimeout(end, idleForMs).unref();
    },
    end: (): void => {
      clearTimeout(timer);
      end();
    },
  };
};

interface Needs {
  readonly log: Pick<Logger, 'warn'>;
  /** Where the virus scanner is, if there is one. */
  readonly scanUrl: string | undefined;
}

/**
 * Looks into files that others sent, in processes of their own with limits of memory and time: whatever a file does there, payments
 * do not feel it. Nothing else in the server decodes a picture or unpacks a document that somebody sent.
 */
export const createFileInspector = ({ log, scanUrl }: Needs) => {
  const scan = createScanner(scanUrl, log);
  const workers = createWorkers();
  const semaphore = createSemaphore({ places: 2, waitingAtMost: 16, waitAtMostMs: 20_000 });

  const ask = async (use: FileUse, bytes: Buffer, scanned: Upload['scan']): Promise<InspectedFile> => {
    const worker = await workers.take().catch((error: Error) => {
      log.warn({ message: error.message }, 'no process for files');
      return refuse('unavailable', 5);
    });
    try {
      const { head, bytes: kept } = await worker.process.ask({ head: { use }, bytes });
      // The process may have been taken over by a file: it is believed no more than any stranger.
      const problem = z.optional(UploadProblem).parse(head.problem);
      if (problem) return { problem };
      const type = head.type === 'application/pdf' && use === 'document' ? head.type : 'image/webp';
      return { type, bytes: kept, sha256: createHash('sha256').update(kept).digest('hex'), scan: scanned };
    } catch (error) {
      worker.process.end();
      if (error instanceof FileTooSlow) refuse('unavailable', 5);
      if (!(error instanceof FileTooCostly)) throw error;
      log.warn({ use, bytes: bytes.length }, 'a file took its process down');
      return { problem: 'tooComplex' };
    } finally {
      workers.giveBack(worker);
    }
  };

  return {
    /**
     * A file as it may be kept: pictures upright, in WebP and without metadata, PDFs as they are. `read` is called when it is its turn,
     * so that few files are in memory at once. @throws Refusal `unavailable` when too many wait, or the machine is too busy.
     */
    inspect: (use: FileUse, read: () => Promise<Buffer>): Promise<InspectedFile> =>
      semaphore(async () => {
        const bytes = await read();
        if (bytes.length === 0) return { problem: 'empty' };
        if (bytes.length > documentBytesAtMost) return { problem: 'tooLarge' };
        const scanned = await scan(bytes);
        if (scanned.state !== 'infected') return ask(use, bytes, scanned.state);
        log.warn({ use, found: scanned.found }, 'a file with a virus was refused');
        return { problem: 'infected' };
      }),
    stop: workers.end,
  };
};
export type FileInspector = ReturnType<typeof createFileInspector>;
