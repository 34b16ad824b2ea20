import type { WholeConversation } from '@balcao/contract/conversation';
import { type ConversationMessage, messageKinds, systemWordOf, wholeOf } from '@balcao/contract/conversation-message';
import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Row, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { MessageBubble, MessageLine, type MessageProgress, Spoken } from '@balcao/ui/message-bubble.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Attachment } from './attachment.tsx';
import classes from './conversation.module.css';
import { messagesOptions, tellRead } from './conversation.queries.ts';

interface MessageListProps {
  channelId: string;
  conversation: WholeConversation;
  mayWrite: boolean;
}

const progressOf = (
  { kind, position }: ConversationMessage,
  { delivered, followerRead }: WholeConversation,
): MessageProgress | undefined => {
  if (kind === 'follower' || !messageKinds[kind].isShown) return undefined;
  if (position <= followerRead) return 'read';
  return position <= delivered ? 'delivered' : 'sent';
};

const One = ({
  of,
  channelId,
  conversation,
}: { of: ConversationMessage } & Pick<MessageListProps, 'channelId' | 'conversation'>) => {
  const t = useTranslations('conversation');
  const { position, kind, author, speaker, avatar, text, attachment, buttons, at } = of;
  const word = systemWordOf(of);
  if (word) return <MessageLine at={at}>{t(`word.${word}`)}</MessageLine>;
  const side = kind === 'note' ? 'note' : kind === 'follower' ? 'other' : 'own';
  const who = author?.name ?? speaker ?? (kind === 'follower' ? conversation.name || t('nameless') : t(`kind.${kind}`));
  return (
    <MessageBubble
      side={side}
      head={<Spoken avatar={avatar}>{kind === 'note' ? t('noteBy', { name: who }) : who}</Spoken>}
      // Without both, the person had their account erased: where they wrote still shows.
      text={text || (attachment ? '' : t('erased'))}
      attachment={
        attachment && (
          <Attachment of={attachment} where={{ channelId, conversationId: conversation.id, position }} who={who} />
        )
      }
      at={at}
      buttons={buttons}
      progress={progressOf(of, conversation)}
    />
  );
};

/** What was written, the newest at the end; who has it before them has read it. */
export const MessageList = ({ channelId, conversation, mayWrite }: MessageListProps) => {
  const t = useTranslations('conversation');
  const { id, unread } = conversation;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    messagesOptions(channelId, id),
  );
  const end = useRef<HTMLDivElement>(null);
  const list = wholeOf(data?.pages ?? []).toReversed();
  const last = list.at(-1)?.position ?? 0;
  useEffect(() => {
    const pane = end.current?.parentElement;
    if (last > 0 && pane) pane.scrollTop = pane.scrollHeight;
  }, [last]);
  useEffect(() => {
    if (mayWrite && unread > 0 && last > 0 && document.visibilityState === 'visible')
      void tellRead(channelId, id, last);
  }, [channelId, id, last, unread, mayWrite]);
  return (
    <Box className={`${classes.scroll} ${classes.messages}`} role="group" aria-label={t('messages')} tabIndex={0}>
      {!data && !error && <LinesLoading lines={6} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {hasNextPage && (
        <Row justify="center" mb={12}>
          <Button size="xs" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('older')}
          </Button>
        </Row>
      )}
      <Stack as="ul" gap={8} aria-label={t('messages')} aria-live="polite" aria-relevant="additions">
        {list.map((one) => (
          <li key={one.position}>
            <One of={one} channelId={channelId} conversation={conversation} />
          </li>
        ))}
      </Stack>
      <div ref={end} />
    </Box>
  );
};
