import { IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Instant } from './instant.tsx';
import { Row, Text } from './layout.tsx';
import classes from './message-bubble.module.css';

/** How far a message has come. */
export type MessageProgress = 'sending' | 'sent' | 'delivered' | 'read';
const words = {
  sending: 'messageSending',
  sent: 'messageSent',
  delivered: 'messageDelivered',
  read: 'messageRead',
} as const;
const icons = { sending: IconClock, sent: IconCheck, delivered: IconChecks, read: IconChecks };

interface MessageBubbleProps {
  /** Written by this side, by the other one, or a note for this side alone. */
  side: 'own' | 'other' | 'note';
  /** Who wrote it, where that is not plain from the side. */
  head?: ReactNode;
  text: string;
  at: string;
  progress?: MessageProgress | undefined;
  /** Below the message: what can be done with it. */
  children?: ReactNode;
}

const Progress = ({ of }: { of: MessageProgress }) => {
  const t = useTranslations('shared');
  const Icon = icons[of];
  return (
    <Icon
      size={16}
      stroke={1.8}
      role="img"
      aria-label={t(words[of])}
      className={of === 'read' ? classes.read : undefined}
    />
  );
};

/** A message of a conversation. */
export const MessageBubble = ({ side, head, text, at, progress, children }: MessageBubbleProps) => (
  <article className={classes.bubble} data-side={side}>
    {head && (
      <Text size={14} weight={600}>
        {head}
      </Text>
    )}
    <Text breakable lines className={classes.text}>
      {text}
    </Text>
    <Row className={classes.foot} gap={4} align="center" justify="end">
      <Text as="span" size={14}>
        <Instant at={at} />
      </Text>
      {progress && <Progress of={progress} />}
    </Row>
    {children}
  </article>
);
