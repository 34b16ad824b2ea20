import type { OpenBroadcast } from '@balcao/contract/broadcast-open';
import type { BroadcastRow } from './broadcast.tables.ts';
import { recallUntilOf } from './broadcast-view.ts';

/** A broadcast as the server of its team sees it. */
export const presentOpenBroadcast = (row: BroadcastRow): OpenBroadcast => ({
  merchantBroadcastNumber: row.merchantNumber,
  id: row.id,
  channelId: row.channelId,
  type: row.type,
  state: row.state,
  title: row.title,
  text: row.text,
  url: row.url,
  audience: row.audience,
  scheduledAt: row.scheduledAt?.toISOString() ?? null,
  sentAt: row.sentAt?.toISOString() ?? null,
  recallUntil: recallUntilOf(row),
  recalledAt: row.recalledAt?.toISOString() ?? null,
  isStopped: row.stoppedAt !== null,
  delivered: row.delivered,
  seen: row.seen,
  clicked: row.clicked,
  left: row.left,
  createdAt: row.createdAt.toISOString(),
});
