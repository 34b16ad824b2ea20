import type { Channel } from '@balcao/contract/channel';
import { answerConversation } from '@balcao/contract/conversation-message';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { AboutFollower } from './about-follower.tsx';
import { AnswerForm } from './answer-form.tsx';
import classes from './conversation.module.css';
import { conversationOptions } from './conversation.queries.ts';
import type { ConversationSearch } from './conversation-search.ts';
import { MessageList } from './message-list.tsx';
import { PresenceLine } from './presence-line.tsx';
import { ThreadHead } from './thread-head.tsx';
import { usePresence } from './use-presence.ts';
import { useThreadActs } from './use-thread-acts.ts';

interface ThreadProps {
  channel: Channel;
  conversationId: string;
  search: ConversationSearch;
}

/** Whether the member may answer here: by the role, by the channel, and with a chat account. */
const useMayAnswer = ({ state, rights }: Channel): boolean => {
  const may = useMay(answerConversation);
  const { chatAccount } = useCurrentUser();
  return may && chatAccount !== null && state !== 'closed' && rights.includes('answer');
};

/** Keys act where no text is typed, and not behind a dialog. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [popover], dialog') !== null;

/** One conversation: what was written, and who it is with. */
export const Thread = ({ channel, conversationId, search }: ThreadProps) => {
  const t = useTranslations('conversation');
  const { data, error, refetch, dataUpdatedAt } = useQuery(conversationOptions(channel.id, conversationId));
  const mayWrite = useMayAnswer(channel);
  const acts = useThreadActs(channel.id, conversationId, {
    seen: data?.lastPosition ?? 0,
    handler: data?.handler ?? 'people',
  });
  const onTyping = usePresence(channel.id, conversationId, mayWrite);
  const field = useRef<HTMLTextAreaElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!mayWrite || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { r: () => field.current?.focus(), a: acts.take, e: acts.close }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  if (!data)
    return (
      <section className={classes.pane} aria-label={t('conversation')}>
        <Box p={16}>
          {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={8} />}
        </Box>
      </section>
    );
  // The clock of a browser may be wrong, and that of the sandbox is ahead.
  const now = () => new Date(Date.parse(data.saidAt) + Date.now() - dataUpdatedAt);
  return (
    <>
      {/* The keys are a short cut to the buttons. */}
      <Box as="section" className={classes.pane} aria-label={t('conversation')} tabIndex={0} onKeyDown={onKeyDown}>
        <ThreadHead
          channelId={channel.id}
          conversation={data}
          now={now}
          search={search}
          acts={acts}
          mayWrite={mayWrite}
        />
        <MessageList channelId={channel.id} conversation={data} mayWrite={mayWrite} />
        <PresenceLine channelId={channel.id} conversationId={conversationId} name={data.name || t('nameless')} />
        {mayWrite && <AnswerForm channel={channel} conversation={data} field={field} onTyping={onTyping} />}
      </Box>
      <AboutFollower channelId={channel.id} conversation={data} />
    </>
  );
};
