import path from 'node:path';
import { SourceProblem } from '@balcao/contract/knowledge';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { createSemaphore } from '../semaphore.ts';
import { FileTooCostly } from './isolated-process.ts';
import { createIsolatedWorkers } from './isolated-workers.ts';

const program = path.join(import.meta.dirname, 'child/text-main.ts');
const megabyte = 1024 * 1024;
const limits = { residentBytes: 500 * megabyte, cpuMs: 8_000, wallMs: 30_000 } as const;
const oldAfter = { files: 50, residentBytes: 200 * megabyte } as const;
const answerBytesAtMost = 16 * megabyte;

// The process may have been taken over by a file: it is believed no more than any stranger.
const Said = z.object({
  blocks: z.array(z.object({ level: z.int().check(z.gte(0), z.lte(6)), text: z.string() })),
  isCut: z.boolean(),
});
export type TextBlocks = z.infer<typeof Said>;
/** The text of a document, or why it could not be read. */
export type DocumentText = TextBlocks | { readonly problem: SourceProblem };

/**
 * Reads the text of documents in a process of its own with limits of memory and time, one after the other
 * (rule: costly-work-is-bounded).
 */
export const createTextReader = ({ log }: { readonly log: Pick<Logger, 'warn'> }) => {
  const workers = createIsolatedWorkers({ log, program, limits, oldAfter, answerBytesAtMost });
  const semaphore = createSemaphore({ places: 1, waitingAtMost: 64, waitAtMostMs: 50_000 });
  return {
    /** Up to so many letters of a PDF, a Word document, a page or a text. @throws Refusal `unavailable` when the machine is too busy. */
    read: (bytes: Buffer, lettersAtMost: number): Promise<DocumentText> =>
      semaphore(async () => {
        try {
          const { head, bytes: said } = await workers.ask({ head: { lettersAtMost }, bytes });
          if (head.problem !== undefined) return { problem: SourceProblem.parse(head.problem) };
          const text = Said.parse(JSON.parse(said.toString('utf8')));
          const letters = text.blocks.reduce((sum, block) => sum + block.text.length, 0);
          return letters > lettersAtMost ? { problem: 'damaged' } : text;
        } catch (error) {
          if (!(error instanceof FileTooCostly)) throw error;
          log.warn({ use: 'text', bytes: bytes.length }, 'a file took its process down');
          return { problem: 'tooComplex' };
        }
      }),
    stop: workers.end,
  };
};
export type TextReader = ReturnType<typeof createTextReader>;
