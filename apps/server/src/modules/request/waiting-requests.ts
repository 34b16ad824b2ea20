import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { SeenRequest } from './seen-request.ts';
import { createShare } from './stranger-share.ts';

const rowsAtMost = 5_000;
const linesAtMost = 200;

/** A call that is to be written down, under the id that it has then: written twice, it is there once. */
export interface WaitingRequest extends SeenRequest {
  readonly id: string;
}

/** The calls that are not written down yet, in bounded numbers; of what strangers send in a merchant's name only so much a minute. */
export const createWaitingRequests = (clock: Pick<Clock, 'now'>) => {
  const share = createShare(clock);
  const waiting: WaitingRequest[] = [];
  let withLines = 0;
  let dropped = 0;
  return {
    add: (seen: SeenRequest): void => {
      const isKept = waiting.length < rowsAtMost && (seen.merchantId || share.takesRow(seen));
      if (!isKept) {
        dropped += 1;
        return;
      }
      const keepsLines = seen.lines && withLines < linesAtMost && share.takesLines(seen);
      if (keepsLines) withLines += 1;
      waiting.push({ ...seen, id: newId(seen.at), lines: keepsLines ? seen.lines : undefined });
    },
    count: (): number => waiting.length,
    /** The longest waiting; they wait on until they are taken off. */
    first: (most: number): WaitingRequest[] => waiting.slice(0, most),
    /** Takes off as many of the longest waiting: they are written, or never will be. */
    takeOff: (many: number): void => {
      for (const { lines } of waiting.splice(0, many)) if (lines) withLines -= 1;
    },
    /** How many were left out since this was asked last. */
    countDropped: (): number => {
      const count = dropped;
      dropped = 0;
      return count;
    },
  };
};
