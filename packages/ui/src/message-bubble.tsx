import { IconCheck, IconChecks, IconClock, IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { Instant } from './instant.tsx';
import { Row, Stack, Text } from './layout.tsx';
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

interface BubbleButton {
  readonly label: string;
  /** Where it leads; null: pressing it answers. */
  readonly url: string | null;
}
interface MessageBubbleProps {
  /** Written by this side, by the other one, or a note for this side alone. */
  side: 'own' | 'other' | 'note';
  /** Who wrote it, where that is not plain from the side. */
  head?: ReactNode;
  text: string;
  at: string;
  progress?: MessageProgress | undefined;
  buttons?: readonly BubbleButton[];
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

interface OneButtonProps extends BubbleButton {
  onPress: (() => void) | undefined;
  isPreview: boolean;
}
const OneButton = ({ label, url, onPress, isPreview }: OneButtonProps) => {
  const icon = url !== null && <IconExternalLink size={16} stroke={1.8} aria-hidden />;
  const look = { variant: 'default', fullWidth: true, rightSection: icon || undefined } as const;
  if (isPreview)
    return (
      <Button {...look} renderRoot={(props) => <span {...props} />}>
        {label}
      </Button>
    );
  return url === null ? (
    <Button {...look} disabled={onPress === undefined} onClick={onPress}>
      {label}
    </Button>
  ) : (
    <Button {...look} renderRoot={(props) => <a {...props} href={url} target="_blank" rel="noopener noreferrer" />}>
      {label}
    </Button>
  );
};

type ButtonsProps = Required<Pick<MessageBubbleProps, 'buttons' | 'isPreview'>> & Pick<MessageBubbleProps, 'onPress'>;
const Buttons = ({ buttons, onPress, isPreview }: ButtonsProps) => (
  <Stack gap={6} mt={8}>
    {[...buttons.entries()].map(([index, button]) => (
      // The place is what tells buttons apart while their texts are typed.
      <OneButton key={index} {...button} onPress={onPress && (() => onPress(index))} isPreview={isPreview} />
    ))}
  </Stack>
);

/** A message of a conversation. */
export const MessageBubble = ({
  side,
  head,
  text,
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
    <Text breakable lines className={classes.text}>
      {text}
    </Text>
    {buttons.length > 0 && <Buttons buttons={buttons} onPress={onPress} isPreview={isPreview} />}
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
