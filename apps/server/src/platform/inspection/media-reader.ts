import path from 'node:path';
import { type MediaKind, MediaType, mediaTypes } from '@balcao/contract/media';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { createSemaphore } from '../semaphore.ts';
import { FileTooCostly } from './isolated-process.ts';
import { createIsolatedWorkers } from './isolated-workers.ts';
import { describingPieces, type ReadStretch } from './movie-boxes.ts';

/** What a file is, and what is known of it; or why it is not taken. */
export type MediaFacts =
  | {
      readonly type: MediaType;
      readonly width: number | null;
      readonly height: number | null;
      readonly seconds: number | null;
      readonly codec: string | null;
      readonly pages: number | null;
      readonly problem?: never;
    }
  | { readonly problem: 'typeWrong' | 'damaged' | 'active' };

const program = path.join(import.meta.dirname, 'child/media-main.ts');
const code = ['packages/contract', 'packages/brazil'];
const megabyte = 1024 * 1024;
const limits = { residentBytes: 400 * megabyte, cpuMs: 12_000, wallMs: 30_000 } as const;
const oldAfter = { files: 50, residentBytes: 220 * megabyte } as const;
const posterBytesAtMost = 4 * megabyte;
/** A document up to here is looked at whole, of a larger one its beginning. */
const wholeBytesAtMost = 16 * megabyte;
const beginningBytes = megabyte;

// The process may have been taken over by a file: it is believed no more than any stranger.
const side = z.int().check(z.gte(1), z.lte(32_768));
const SaidVideo = z.object({
  type: z.enum(['mp4', 'mov']),
  width: side,
  height: side,
  seconds: z.number().check(z.gt(0), z.lte(86_400)),
  codec: z.nullable(z.string().check(z.regex(/^[\w.+-]{1,80}$/))),
});
const SaidDocument = z.object({ type: MediaType, pages: z.optional(z.int().check(z.gte(0), z.lte(100_000))) });
const SaidProblem = z.object({ problem: z.enum(['typeWrong', 'damaged', 'active']) });

/** Pieces of a film as the process takes them: each after its place in the file and its length. */
const framed = (pieces: NonNullable<Awaited<ReturnType<typeof describingPieces>>>): Buffer =>
  Buffer.concat(
    pieces.flatMap(({ at, bytes }) => {
      const head = Buffer.alloc(12);
      head.writeBigUInt64BE(BigInt(at), 0);
      head.writeUInt32BE(bytes.length, 8);
      return [head, bytes];
    }),
  );

/**
 * Inspects the files of channels in a separate process with limits of memory and time, one after the other. Files may have any size: of a film only
 * its metadata is read (rule: costly-work-is-bounded).
 */
export const createMediaReader = ({ log }: { readonly log: Pick<Logger, 'warn'> }) => {
  const workers = createIsolatedWorkers({ log, program, code, limits, oldAfter, answerBytesAtMost: posterBytesAtMost });
  const semaphore = createSemaphore({ places: 1, waitingAtMost: 16, waitAtMostMs: 25_000 });
  const ask = async (head: Readonly<Record<string, unknown>>, bytes: Buffer) => {
    try {
      return await workers.ask({ head, bytes });
    } catch (error) {
      if (!(error instanceof FileTooCostly)) throw error;
      log.warn({ use: head.use, bytes: bytes.length }, 'a file took its process down');
      return undefined;
    }
  };

  const video = async (read: ReadStretch, size: number): Promise<MediaFacts> => {
    const beginning = await read(0, Math.min(size, 12) - 1);
    // Every MP4, and every MOV of this century, says so in its first box; older ones begin with the film itself.
    if (!/^(ftyp|moov|mdat|wide|free|skip)$/.test(beginning.toString('latin1', 4, 8))) return { problem: 'typeWrong' };
    const pieces = await describingPieces(read, size);
    if (!pieces) return { problem: 'damaged' };
    const answer = await ask({ use: 'video', size }, framed(pieces));
    const said = SaidVideo.safeParse(answer?.head);
    return said.success ? { ...said.data, pages: null } : { problem: 'damaged' };
  };
  const document = async (read: ReadStretch, size: number): Promise<MediaFacts> => {
    const bytes = await read(0, (size <= wholeBytesAtMost ? size : beginningBytes) - 1);
    const answer = await ask({ use: 'document', size }, bytes);
    const problem = SaidProblem.safeParse(answer?.head);
    if (!answer || problem.success) return { problem: problem.data?.problem ?? 'damaged' };
    const { type, pages = null } = SaidDocument.parse(answer.head);
    if (mediaTypes[type].kind !== 'document') return { problem: 'typeWrong' };
    return { type, pages, width: null, height: null, seconds: null, codec: null };
  };

  return {
    /** What a file of so many bytes is, by its content. @throws Refusal `unavailable` when too many wait, or the machine is too busy. */
    facts: (kind: MediaKind, read: ReadStretch, size: number): Promise<MediaFacts> =>
      semaphore(() => (kind === 'video' ? video(read, size) : document(read, size))),

    /** A picture that stands for a video, encoded again; undefined for what is none. @throws Refusal `unavailable` as above. */
    poster: (bytes: Buffer): Promise<Buffer | undefined> =>
      semaphore(async () => {
        const answer = await ask({ use: 'poster', size: bytes.length }, bytes);
        return answer && answer.head.problem === undefined ? answer.bytes : undefined;
      }),
    stop: workers.end,
  };
};
export type MediaReader = ReturnType<typeof createMediaReader>;
