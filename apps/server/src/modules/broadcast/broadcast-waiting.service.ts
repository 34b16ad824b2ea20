import type { Queries } from '../../platform/db.ts';
import { countWaitingByChannel } from './broadcast-waiting.repository.ts';

interface Asked {
  readonly merchantId: string;
  readonly accountId: string;
}

/** How many broadcasts wait in each channel of a team for a second person, without those that the member submitted. */
export const waitingBroadcasts = (
  queries: Queries,
  { merchantId, accountId }: Asked,
): Promise<ReadonlyMap<string, number>> => countWaitingByChannel(queries, merchantId, accountId);
export type BroadcastWaiting = typeof waitingBroadcasts;
