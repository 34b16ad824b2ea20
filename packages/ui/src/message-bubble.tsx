import { IconCheck, IconChecks, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AppletIcon } from './applet-icon.tsx';
import { Instant } from './instant.tsx';
import { Row, Text } from './layout.tsx';
import classes from './message-bubble.module.css';
import { MessageButtons, type ShownButton } from './message-buttons.tsx';

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
  /** What comes with it: a picture, a place. */
  attachment?: ReactNode;
  at: string;
  progress?: MessageProgress | undefined;
  buttons?: readonly ShownButton[];
  /** What pressing a button without an address does, by its place; without it such buttons are only shown. */
  onPress?: ((index: number) => void) | undefined;
  /** Its buttons are shown, and do nothing. */
  isPreview?: boolean;
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

/** Who says it, with the picture where there is one. */
export const Spoken = ({ avatar, children }: { avatar: string | null; children: ReactNode }) =>
  avatar === null ? (
    children
  ) : (
    <Row as="span" gap={6} align="center">
      <AppletIcon src={avatar} size={24} />
      <span>{children}</span>
    </Row>
  );

/** A message of a conversation. */
export const MessageBubble = ({
  side,
  head,
  text,
  attachment,
  at,
  progress,
  buttons = [],
  onPress,
  isPreview = false,
  children,
}: MessageBubbleProps) => (
  <article className={classes.bubble} data-side={side}>
    {head && (
      <Text size={14} weight={600}>
        {head}
      </Text>
    )}
    {attachment}
    {(text !== '' || !attachment) && (
      <Text breakable lines className={classes.text}>
        {text}
      </Text>
    )}
    {buttons.length > 0 && <MessageButtons buttons={buttons} onPress={onPress} isPreview={isPreview} />}
    <Row className={classes.foot} gap={4} align="center" justify="end">
      <Text as="span" size={14}>
        <Instant at={at} />
      </Text>
      {progress && <Progress of={progress} />}
    </Row>
    {children}
  </article>
);

/** What the product says between messages. */
export const MessageLine = ({ children, at }: { children: ReactNode; at: string }) => (
  <Text size={14} tone="muted" textAlign="center">
    {children} · <Instant at={at} />
  </Text>
);
