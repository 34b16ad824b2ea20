import type { TeamReply } from '@balcao/contract/reply';
import type { Queries } from '../../platform/db.ts';
import type { BroadcastModeration } from '../broadcast/broadcast-moderation.service.ts';
import type { ReplyRow } from './reaction.tables.ts';
import { listBlocked } from './reply-rule.repository.ts';

interface Needs {
  readonly broadcasts: Pick<BroadcastModeration, 'labelsOf'>;
}
interface Channel {
  readonly merchantId: string;
  readonly channelId: string;
}

/** Replies of a channel as its team reads them. */
export const createReplyView = ({ broadcasts }: Needs) => ({
  present: async (queries: Queries, channel: Channel, rows: readonly ReplyRow[]): Promise<TeamReply[]> => {
    if (rows.length === 0) return [];
    const labels = await broadcasts.labelsOf(queries, channel, [...new Set(rows.map((row) => row.broadcastId))]);
    const isBlocked = await listBlocked(queries, channel, [...new Set(rows.map((row) => row.customerId))]);
    return rows.map(({ id, broadcastId, name, text, at, state, hiddenWhy, likes, customerId }) => ({
      ...{ id, name, text, state, hiddenWhy, likes },
      broadcast: { id: broadcastId, label: labels.get(broadcastId) ?? '' },
      at: at.toISOString(),
      isAuthorBlocked: isBlocked.has(customerId),
    }));
  },
});
export type ReplyView = ReturnType<typeof createReplyView>;
