import type { DeskCaseDetail } from '@balcao/contract/moderation-desk';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ReplyRow } from './reaction.tables.ts';
import { findReply, lockReply, type ReplyKey, updateReply } from './reply.repository.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
}

/** What staff of the platform do with replies, each in the transaction of their decision, and what people may report. */
export const createReplyModeration = ({ events }: Needs) => {
  const tell = (tx: Tx, { merchantId, broadcastId }: ReplyRow): true => {
    events.publish(tx, merchantId, { topic: 'broadcast', key: broadcastId });
    return true;
  };
  return {
    /** The text of what another person replied and everyone reads. @throws Refusal `not_found`, also of one's own. */
    readable: async (
      queries: Queries,
      key: ReplyKey,
      { broadcastId, customerId }: { readonly broadcastId: string; readonly customerId: string },
    ): Promise<string> => {
      const row = await findReply(queries, key);
      const isRead = row?.state === 'shown' && row.broadcastId === broadcastId && row.customerId !== customerId;
      return isRead ? row.text : refuse('not_found');
    },

    /** As it stands; null once its author removed it. */
    show: async (queries: Queries, key: ReplyKey): Promise<DeskCaseDetail['reply']> => {
      const row = await findReply(queries, key);
      return row ? { name: row.name, text: row.text, at: row.at.toISOString(), state: row.state } : null;
    },

    /** From the commit on its author alone reads it. False when it is gone, or down already. */
    takeDown: async (tx: Tx, key: ReplyKey): Promise<boolean> => {
      const row = await updateReply(tx, key, ['shown', 'hidden'], { state: 'takenDown' });
      return row !== undefined && tell(tx, row);
    },

    /** It stands as before: hidden where the team had hidden it. Done as well where its author removed it meanwhile. */
    restore: async (tx: Tx, key: ReplyKey): Promise<boolean> => {
      const row = await lockReply(tx, key);
      if (!row) return true;
      const to = { state: row.hiddenWhy === null ? 'shown' : 'hidden' } as const;
      const restored = await updateReply(tx, key, ['takenDown'], to);
      return restored !== undefined && tell(tx, restored);
    },
  };
};
export type ReplyModeration = ReturnType<typeof createReplyModeration>;
