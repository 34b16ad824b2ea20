import type { PhoneMessage } from '@balcao/contract/conversation-phone';
import { Button } from '@balcao/ui/button.tsx';
import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { MessageBubble } from '@balcao/ui/message-bubble.tsx';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { KeptMessage } from './outbox.ts';

interface MessageListProps {
  /** The oldest first. */
  messages: readonly PhoneMessage[];
  /** Sent, and not yet among them. */
  kept: readonly KeptMessage[];
  /** Up to which message the team has read. */
  teamRead: number;
  onRetry: (message: KeptMessage) => void;
  onDrop: (message: KeptMessage) => void;
}

const Kept = ({ of, onRetry, onDrop }: { of: KeptMessage } & Pick<MessageListProps, 'onRetry' | 'onDrop'>) => {
  const t = useTranslations('conversation');
  const isFailed = of.failed !== undefined;
  return (
    <MessageBubble
      side="own"
      text={of.text}
      at={of.at}
      progress={of.position ? 'delivered' : isFailed ? undefined : 'sending'}
    >
      {isFailed && (
        <Stack gap={6} mt={6} role="alert">
          <Text size={14} tone="bad">
            {of.failed === '' ? t('notSent') : t('notSentWhy', { why: of.failed ?? '' })}
          </Text>
          <Row gap={8} wrap justify="end">
            <Button size="xs" variant="default" onClick={() => onDrop(of)}>
              {t('drop')}
            </Button>
            <Button size="xs" onClick={() => onRetry(of)}>
              {t('sendAgain')}
            </Button>
          </Row>
        </Stack>
      )}
    </MessageBubble>
  );
};

/** What was written, the newest at the end, which stays in view while one is there. */
export const MessageList = ({ messages, kept, teamRead, onRetry, onDrop }: MessageListProps) => {
  const t = useTranslations('conversation');
  const end = useRef<HTMLLIElement>(null);
  const last = `${messages.at(-1)?.position} ${kept.length}`;
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'end' });
  }, [last]);
  return (
    <Stack as="ul" gap={8} aria-label={t('messages')}>
      {messages.map(({ position, isOwn, text, at }) => (
        <li key={position}>
          <MessageBubble
            side={isOwn ? 'own' : 'other'}
            text={text}
            at={at}
            progress={isOwn ? (position <= teamRead ? 'read' : 'delivered') : undefined}
          />
        </li>
      ))}
      {kept.map((one) => (
        <li key={one.clientId}>
          <Kept of={one} onRetry={onRetry} onDrop={onDrop} />
        </li>
      ))}
      <li ref={end} aria-hidden />
    </Stack>
  );
};
