import { leadsOn } from '@balcao/contract/broadcast-addresses';
import { type UsualReception, usualOf } from '@balcao/contract/broadcast-usual';
import type { Queries } from '../../platform/db.ts';
import type { BroadcastRow } from './broadcast.tables.ts';
import { listReceived } from './broadcast-calendar.repository.ts';

const dayMs = 86_400_000;

/** The middle of the numbers; of an even count, between the two in the middle. */
const medianOf = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [lower = 0, upper = lower] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (lower + upper) / 2;
};

/** What is usual for the channel of a post; null for one that is not with its followers, or when there is too little to compare with. */
export const usualReception = async (
  queries: Queries,
  row: BroadcastRow,
  now: Date,
): Promise<UsualReception | null> => {
  if (row.state !== 'sent') return null;
  const before = new Date(now.getTime() - usualOf.days * dayMs);
  const received = await listReceived(queries, row, before, usualOf.posts);
  if (received.length < usualOf.postsAtLeast) return null;
  return {
    posts: received.length,
    seen: medianOf(received.map(({ seen, delivered }) => seen / delivered)),
    clicked: medianOf(received.filter(leadsOn).map(({ clicked, delivered }) => clicked / delivered)),
    left: medianOf(received.map(({ left, delivered }) => left / delivered)),
  };
};
