import type { PhoneMessage } from '@balcao/contract/conversation-phone';
import { Button } from '@balcao/ui/button.tsx';
import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { MessageBubble, MessageLine, Spoken } from '@balcao/ui/message-bubble.tsx';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ReportButton, ReportIcon } from '../../lib/report-button.tsx';
import { Attachment, AttachmentOnItsWay } from './attachment.tsx';
import type { KeptMessage, Pressed } from './outbox.ts';

interface MessageListProps {
  /** The oldest first. */
  messages: readonly PhoneMessage[];
  /** Sent, and not yet among them. */
  kept: readonly KeptMessage[];
  /** Whose conversation, and with which channel. */
  where: { readonly place: string; readonly link: string; readonly name: string };
  /** Up to which message the team has read. */
  teamRead: number;
  onRetry: (message: KeptMessage) => void;
  onDrop: (message: KeptMessage) => void;
  /** Undefined where one cannot write now. */
  onPress: ((pressed: Pressed) => void) | undefined;
  onReport: (position: number, of: NonNullable<PhoneMessage['reportable']>) => void;
}

const Kept = ({ of, onRetry, onDrop }: { of: KeptMessage } & Pick<MessageListProps, 'onRetry' | 'onDrop'>) => {
  const t = useTranslations('conversation');
  const isFailed = of.failed !== undefined;
  return (
    <MessageBubble
      side="own"
      text={of.text}
      attachment={of.attachment && <AttachmentOnItsWay of={of.attachment} clientId={of.clientId} />}
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

/** A button answers while the person has not written after it. */
const One = ({
  of: { position, isOwn, isMachine, reportable, machineAvatar, word, text, attachment, buttons, at },
  where: { name, ...where },
  teamRead,
  onPress,
  onReport,
}: { of: PhoneMessage } & Pick<MessageListProps, 'where' | 'teamRead' | 'onPress' | 'onReport'>) => {
  const t = useTranslations('conversation');
  if (word) return <MessageLine at={at}>{t(`word.${word}`)}</MessageLine>;
  return (
    <MessageBubble
      side={isOwn ? 'own' : 'other'}
      head={
        isMachine ? (
          <Row gap={8} align="center" justify="between">
            <Spoken avatar={machineAvatar}>{t('automatic')}</Spoken>
            {reportable === 'automation' && <ReportIcon onReport={() => onReport(position, reportable)} />}
          </Row>
        ) : undefined
      }
      text={text}
      attachment={
        attachment && <Attachment of={attachment} {...where} position={position} from={isOwn ? undefined : name} />
      }
      at={at}
      buttons={buttons}
      onPress={onPress && ((index) => onPress({ position, index, label: buttons[index]?.label ?? '' }))}
      progress={isOwn ? (position <= teamRead ? 'read' : 'delivered') : undefined}
    >
      {reportable === 'template' && <ReportButton of="message" onReport={() => onReport(position, reportable)} />}
    </MessageBubble>
  );
};

/** What was written, the newest at the end, which stays in view while one is there. */
export const MessageList = ({
  messages,
  kept,
  where,
  teamRead,
  onRetry,
  onDrop,
  onPress,
  onReport,
}: MessageListProps) => {
  const t = useTranslations('conversation');
  const end = useRef<HTMLLIElement>(null);
  const lastOwn = kept.length > 0 ? Number.POSITIVE_INFINITY : (messages.findLast(({ isOwn }) => isOwn)?.position ?? 0);
  const last = `${messages.at(-1)?.position} ${kept.length}`;
  useEffect(() => {
    if (last) end.current?.scrollIntoView({ block: 'end' });
  }, [last]);
  return (
    <Stack as="ul" gap={8} aria-label={t('messages')} aria-live="polite" aria-relevant="additions">
      {messages.map((one) => (
        <li key={one.position}>
          <One
            of={one}
            where={where}
            teamRead={teamRead}
            onPress={one.position > lastOwn ? onPress : undefined}
            onReport={onReport}
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
