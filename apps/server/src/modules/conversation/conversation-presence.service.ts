import type { getPresence, putPresence } from '@balcao/contract/conversation-presence';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Db, Queries } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import { findConversation } from './conversation.repository.ts';
import type { ConversationRow } from './conversation.tables.ts';
import { placeOf, reachConversations } from './conversation-access.ts';
import { follower, machine, type Presence } from './conversation-presence.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach'>;
  readonly names: Pick<AccountNames, 'peopleOf'>;
  readonly presence: Presence;
}

/** Who is at a conversation now, for colleagues. */
export const createConversationPresence = ({ db, access, names, presence }: Needs) => {
  const mustFind = async (
    queries: Queries,
    { actor, params }: Call<typeof getPresence | typeof putPresence>,
  ): Promise<ConversationRow> => {
    const channel = await reachConversations(access, queries, actor, params.id);
    return (await findConversation(queries, { ...placeOf(channel), id: params.conversationId })) ?? refuse('not_found');
  };
  return {
    get: async (call: Call<typeof getPresence>): Promise<ReplyOf<typeof getPresence>> => {
      const { id } = await mustFind(db, call);
      const hints = presence.at(id);
      const others: readonly string[] = [follower, machine, call.actor.accountId];
      const ids = [...hints.keys()].filter((who) => !others.includes(who));
      const people = ids.length === 0 ? [] : await names.peopleOf(db, ids);
      return {
        list: people.map(({ accountId, account }) => ({
          memberId: accountId,
          name: account,
          kind: hints.get(accountId) ?? 'viewing',
        })),
        isFollowerWriting: hints.get(follower) === 'writing',
      };
    },

    put: (call: Call<typeof putPresence>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { merchantId, id } = await mustFind(tx, call);
        presence.tell(merchantId, id, call.actor.accountId, call.body.kind);
        return null;
      }),
  };
};
export type ConversationPresence = ReturnType<typeof createConversationPresence>;
