import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess, Reached } from '../channel/channel-access.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import { isAnsweredByOther, lockConversation, updateConversation } from './conversation.repository.ts';
import type { ConversationRow, MessageRow } from './conversation.tables.ts';
import { placeOf } from './conversation-access.ts';
import { addMessage, type NewMessage } from './message-adding.ts';

interface Needs {
  readonly access: Pick<ChannelAccess, 'reachWith' | 'share'>;
  readonly followers: Pick<FollowerService, 'followingOf'>;
}
type Worker = Parameters<ChannelAccess['reachWith']>[1];
type Channel = Reached['channel'];
interface Answered extends NewMessage {
  readonly authorId: string;
  /** The last message that the member has read. */
  readonly seen: number;
}

/** How a member's answer is added to a conversation; the same for every way of writing it. */
export const createAnswering = ({ access, followers }: Needs) => {
  /** Nothing goes out of a channel that staff hold, or to a follower who wants no more of it. */
  const mustReach = async (tx: Tx, row: ConversationRow, { frozenAt }: Channel): Promise<void> => {
    if (frozenAt) refuse('channel_frozen');
    if (row.isStopped || !(await followers.followingOf(tx, row, row.customerId))) refuse('conversation_stopped');
  };
  return {
    /** A conversation, held until the transaction ends, with its channel, for a member who may answer in it. @throws Refusal `not_found`; `channel_right`. */
    reachToAnswer: async (
      tx: Tx,
      actor: Worker,
      { id, conversationId }: Record<'id' | 'conversationId', string>,
    ): Promise<{ channel: Channel; row: ConversationRow }> => {
      const reached = await access.reachWith(tx, actor, id, 'answer');
      // Whether it is frozen is asked of the row that freezing waits for (docs/decisions/075).
      const channel = await access.share(tx, reached.channel);
      const row = await lockConversation(tx, { ...placeOf(channel), id: conversationId });
      return { channel, row: row ?? refuse('not_found') };
    },

    /**
     * Adds the answer. The first to answer is assigned the conversation.
     * @throws Refusal `channel_frozen`; `conversation_stopped`; `conversation_answered` when a colleague answered after what was read.
     */
    put: async (
      tx: Tx,
      channel: Channel,
      row: ConversationRow,
      { seen, ...message }: Answered,
    ): Promise<MessageRow> => {
      const { authorId } = message;
      await mustReach(tx, row, channel);
      if (await isAnsweredByOther(tx, row, { position: seen, accountId: authorId })) refuse('conversation_answered');
      const added = await addMessage(tx, row, message);
      if (row.assigneeId === null) await updateConversation(tx, row, { assigneeId: authorId });
      return added;
    },
  };
};
export type Answering = ReturnType<typeof createAnswering>;
