import { callAtOnce } from './callers.ts';
import { quantile, spread, times } from './figures.ts';
import type { Row } from './table.ts';

const asked = 400;

/** A thing that is small in one installation and large in another. */
interface Sized {
  /** How much there is. */
  readonly rows: number;
}
interface Compared<T extends Sized> {
  readonly small: T;
  readonly large: T;
  /** What there is more of in the large one. */
  readonly unit: string;
}

/** The same call of a small installation and a large one; in turns, so that other load on the machine affects both. */
export const compareInTurns = async <T extends Sized>(
  { small, large, unit }: Compared<T>,
  what: string,
  ask: (one: T) => Promise<unknown>,
): Promise<Row> => {
  const latencies: Record<'small' | 'large', number[]> = { small: [], large: [] };
  await callAtOnce(1, 20, async () => void (await Promise.all([ask(small), ask(large)])));
  for (let turn = 0; turn < asked; turn += 1) {
    latencies.small.push(...(await callAtOnce(1, 1, async () => void (await ask(small)))).latencies);
    latencies.large.push(...(await callAtOnce(1, 1, async () => void (await ask(large)))).latencies);
  }
  const ratio = (share: number) => times(quantile(latencies.large, share) / quantile(latencies.small, share));
  return {
    what: `${what}, at ${large.rows.toLocaleString('en-US')} ${unit}`,
    ours: spread(latencies.large),
    against: `at ${small.rows.toLocaleString('en-US')}: ${spread(latencies.small)}`,
    ratio: `p50 ${ratio(0.5)}, p99 ${ratio(0.99)}`,
    goal: 'p50 ≤ 1.5×',
  };
};
