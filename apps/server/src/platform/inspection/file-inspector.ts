import { createHash } from 'node:crypto';
import path from 'node:path';
import { documentBytesAtMost, type Upload, UploadProblem } from '@balcao/contract/upload';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { createSemaphore } from '../semaphore.ts';
import { FileTooCostly } from './isolated-process.ts';
import { createIsolatedWorkers } from './isolated-workers.ts';
import { createScanner, type Scan } from './scanner.ts';

/** What a file is for: a document that proves something, the picture of a person, one that is published, or one in a conversation. */
export type FileUse = 'document' | 'avatar' | 'picture' | 'message';
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

/** A file as it was sent, and what the scanner says of it. */
export interface Scanned {
  readonly bytes: Buffer;
  readonly state: Upload['scan'] | 'infected';
}

const program = path.join(import.meta.dirname, 'child/main.ts');
/** For two gigabytes. */
const streamMs = 10 * 60_000;
const megabyte = 1024 * 1024;
/** A photo of an iPhone of 24 megapixels takes 470 MB, as its decoder holds it whole. */
const limits = { residentBytes: 560 * megabyte, cpuMs: 12_000, wallMs: 30_000 } as const;
/** Of files that fit into memory a scanner takes all; one that does not is set up wrong. */
const plain = (state: Scan['state']): Scanned['state'] => (state === 'tooLarge' ? 'unscanned' : state);
const oldAfter = { files: 50, residentBytes: 200 * megabyte } as const;

interface Needs {
  readonly log: Pick<Logger, 'warn'>;
  /** Where the virus scanner is, if there is one. */
  readonly scanUrl: string | undefined;
}

/**
 * Inspects uploaded files in separate processes with limits of memory and time, so that a hostile file cannot slow down payments. No other part of
 * the server decodes an uploaded picture or unpacks an uploaded document.
 */
export const createFileInspector = ({ log, scanUrl }: Needs) => {
  const scan = createScanner(scanUrl, log);
  const workers = createIsolatedWorkers({ log, program, limits, oldAfter, answerBytesAtMost: documentBytesAtMost });
  const semaphore = createSemaphore({ places: 2, waitingAtMost: 16, waitAtMostMs: 20_000 });

  const ask = async (use: FileUse, bytes: Buffer, scan: Upload['scan']): Promise<InspectedFile> => {
    try {
      const { head, bytes: kept } = await workers.ask({ head: { use }, bytes });
      // The process may have been taken over by a file: it is believed no more than any stranger.
      const problem = z.optional(UploadProblem).parse(head.problem);
      if (problem) return { problem };
      const type = head.type === 'application/pdf' && use === 'document' ? head.type : 'image/webp';
      return { type, bytes: kept, sha256: createHash('sha256').update(kept).digest('hex'), scan };
    } catch (error) {
      if (!(error instanceof FileTooCostly)) throw error;
      log.warn({ use, bytes: bytes.length }, 'a file took its process down');
      return { problem: 'tooComplex' };
    }
  };
  const scanned = async (
    use: string,
    content: Buffer | AsyncIterable<Buffer>,
    atMostMs?: number,
  ): Promise<Scan['state']> => {
    const found = await scan(content, atMostMs);
    if (found.state === 'infected') log.warn({ use, found: found.found }, 'a file with a virus was refused');
    return found.state;
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
        const state = plain(await scanned(use, bytes));
        return state === 'infected' ? { problem: 'infected' } : ask(use, bytes, state);
      }),

    /** Shows a file to the virus scanner that is looked into elsewhere. @throws Refusal `unavailable` as above. */
    scan: (use: string, read: () => Promise<Buffer>): Promise<Scanned> =>
      semaphore(async () => {
        const bytes = await read();
        return { bytes, state: plain(await scanned(use, bytes)) };
      }),
    /** The same for a file that does not fit into memory. What it says may take minutes. */
    scanStream: (use: string, chunks: AsyncIterable<Buffer>): Promise<Scan['state']> => scanned(use, chunks, streamMs),
    stop: workers.end,
  };
};
export type FileInspector = ReturnType<typeof createFileInspector>;
