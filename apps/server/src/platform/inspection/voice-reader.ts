import path from 'node:path';
import { VoiceType, voiceBytesAtMost, voiceSecondsAtMost } from '@balcao/contract/voice';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { createSemaphore } from '../semaphore.ts';
import type { Frame } from './frames.ts';
import { FileTooCostly } from './isolated-process.ts';
import { createIsolatedWorkers } from './isolated-workers.ts';

/** A voice message as it may be kept, or why it is not taken. */
export type ReadVoice =
  | { readonly type: VoiceType; readonly seconds: number; readonly bytes: Buffer; readonly problem?: never }
  | { readonly problem: 'wrong' | 'tooLong' };

const program = path.join(import.meta.dirname, 'child/voice-main.ts');
const code = ['packages/contract', 'packages/brazil'];
const megabyte = 1024 * 1024;
/** Five minutes take half a second. A broken file can keep the library that reads it busy without end. */
const limits = { residentBytes: 300 * megabyte, cpuMs: 3_000, wallMs: 30_000 } as const;
const oldAfter = { files: 100, residentBytes: 200 * megabyte } as const;
/** Each sound packet has a few bytes with its playing time. */
const answerBytesAtMost = voiceBytesAtMost + 2 * megabyte;

// The process may have been taken over by a file: it is believed no more than any stranger.
const Said = z.object({ type: VoiceType, seconds: z.number().check(z.gt(0), z.lte(voiceSecondsAtMost + 2)) });

/** Rewrites voice messages in a process of its own with limits of memory and time, one after the other (rule: costly-work-is-bounded). */
export const createVoiceReader = ({ log }: { readonly log: Pick<Logger, 'warn'> }) => {
  const workers = createIsolatedWorkers({ log, program, code, limits, oldAfter, answerBytesAtMost });
  const semaphore = createSemaphore({ places: 1, waitingAtMost: 16, waitAtMostMs: 20_000 });
  const ask = async (bytes: Buffer): Promise<Frame | undefined> => {
    try {
      return await workers.ask({ head: {}, bytes });
    } catch (error) {
      if (!(error instanceof FileTooCostly)) throw error;
      log.warn({ use: 'voice', bytes: bytes.length }, 'a file took its process down');
      return undefined;
    }
  };
  return {
    /**
     * The sound of a voice message, in a new file without other data. @throws Refusal `unavailable` when too many wait, or the machine is too busy.
     */
    read: (bytes: Buffer): Promise<ReadVoice> =>
      semaphore(async () => {
        const answer = await ask(bytes);
        const said = Said.safeParse(answer?.head);
        if (!answer || !said.success) return { problem: answer?.head.problem === 'tooLong' ? 'tooLong' : 'wrong' };
        const { type, seconds } = said.data;
        return { type, seconds: Math.min(voiceSecondsAtMost, Math.max(1, Math.round(seconds))), bytes: answer.bytes };
      }),
    stop: workers.end,
  };
};
export type VoiceReader = ReturnType<typeof createVoiceReader>;
