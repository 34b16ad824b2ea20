import type { ConversationHandler } from '@balcao/contract/conversation';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { useAssign, useHandle, useMove } from './conversation.queries.ts';

/** What a member can do with a conversation, apart from answering; `seen` is the last message that they have read. */
export const useThreadActs = (
  channelId: string,
  conversationId: string,
  { seen, handler }: { readonly seen: number; readonly handler: ConversationHandler },
) => {
  const t = useTranslations('conversation');
  const { accountId } = useCurrentUser();
  const move = useMove(channelId, conversationId);
  const assign = useAssign(channelId, conversationId);
  const handle = useHandle(channelId, conversationId);
  return {
    isHandling: handle.isPending,
    handle: () => handle.mutate(handler === 'machines' ? 'people' : 'machines'),
    isMoving: move.isPending,
    isAssigning: assign.isPending,
    assign: (memberId: string | null) => assign.mutate(memberId),
    take: () => assign.mutate(accountId),
    close: () => move.mutate({ state: 'closed', until: null, seen }, { tell: t('closed') }),
    reopen: () => move.mutate({ state: 'open', until: null, seen }, { tell: t('reopened') }),
    snooze: (until: Date) =>
      move.mutate({ state: 'snoozed', until: until.toISOString(), seen }, { tell: t('snoozed') }),
  };
};
export type ThreadActs = ReturnType<typeof useThreadActs>;
