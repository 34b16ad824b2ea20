import type { WholeBroadcast } from '@balcao/contract/broadcast';
import { addressesOf } from '@balcao/contract/broadcast-addresses';
import type { Queries } from '../../platform/db.ts';
import type { BroadcastRow } from './broadcast.tables.ts';
import { listClicks } from './broadcast-click.repository.ts';

/** Where a broadcast that was sent leads, and how many opened each. Clicks from before they were counted by address are told of none. */
export const clickedAddresses = async (queries: Queries, row: BroadcastRow): Promise<WholeBroadcast['addresses']> => {
  const all = row.sentAt === null ? [] : addressesOf(row);
  if (all.length === 0) return [];
  const counts = await listClicks(queries, { merchantId: row.merchantId, broadcastId: row.id });
  const isKnown = row.clicked === 0 || counts.size > 0;
  return all.map((address, place) => ({ address, clicked: isKnown ? (counts.get(place) ?? 0) : null }));
};
