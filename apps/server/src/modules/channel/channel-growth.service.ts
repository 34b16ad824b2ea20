import type { Queries } from '../../platform/db.ts';

/** A channel and how many follow it at this moment. */
export interface Grown {
  readonly id: string;
  readonly followers: number;
}
/** Followers of each channel at the end of each of the last days. Followers stand above channels: this comes by a port. */
export type ChannelGrowth = (
  queries: Queries,
  merchantId: string,
  channels: readonly Grown[],
  now: Date,
) => Promise<ReadonlyMap<string, readonly number[]>>;
