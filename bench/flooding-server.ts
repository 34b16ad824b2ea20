import process from 'node:process';
import type { SignedCall } from './merchants.ts';
import { openWire } from './wire.ts';

/** What the program is told when it starts, as its first message. */
export interface Flood {
  readonly url: string;
  readonly connections: number;
  readonly calls: readonly SignedCall[];
}
/** How many answers of each status it got, told when it is asked to stop. */
export type Answers = Readonly<Record<number, number>>;

/**
 * A merchant's server out of control, in a process of its own: on every connection it sends the next call as soon as the last is
 * answered, and repeats a refused one at once, ignoring `Retry-After`.
 */
const flood = async ({ url, connections, calls }: Flood): Promise<void> => {
  const answers: Record<number, number> = {};
  let isOver = false;
  let next = 0;
  process.once('message', () => {
    isOver = true;
  });
  const caller = async (): Promise<void> => {
    const wire = await openWire(url);
    let call = calls[next++];
    while (!isOver && call) {
      const { status } = await wire.ask('POST', call.path, call.headers, call.body);
      answers[status] = (answers[status] ?? 0) + 1;
      if (status !== 429) call = calls[next++ % calls.length];
    }
    wire.close();
  };
  await Promise.all(Array.from({ length: connections }, caller));
  process.send?.(answers, () => process.exit(0));
};
process.once('message', (told) => void flood(told as Flood));
