import type { MessageAnswer } from '@balcao/contract/message-consent';
import { Button } from '@balcao/ui/button.tsx';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';
import { AskedMessageItem } from './asked-message-item.tsx';
import { type AskedMessage, useAnswerMessages } from './opening.queries.ts';

interface MessageSheetProps {
  applet: { readonly appId: string; readonly name: string };
  messages: readonly AskedMessage[];
  onAnswer: (answers: Readonly<Record<string, MessageAnswer>>) => void;
}

/** Asks which messages a mini program may send: one of each, or any number where the console allows that. Closing it is a no. */
export const MessageSheet = ({ applet: { appId, name }, messages, onAnswer }: MessageSheetProps) => {
  const t = useTranslations('opening.messages');
  const [chosen, setChosen] = useState<Readonly<Record<string, MessageAnswer>>>({});
  const chosenOf = (templateId: string): MessageAnswer => chosen[templateId] ?? 'accept';
  const keep = useAnswerMessages(appId);
  const say = (answerOf: (templateId: string) => MessageAnswer) => {
    const answers = messages.map(({ templateId }) => ({ templateId, answer: answerOf(templateId) }));
    const told = Object.fromEntries(answers.map(({ templateId, answer }) => [templateId, answer]));
    keep.mutate(answers, { onSuccess: () => onAnswer(told) });
  };
  return (
    <Sheet title={t('title', { name })} onClose={() => onAnswer({})}>
      <Muted mt={8} mb={16} pretty>
        {t(messages.some(({ offersAlways }) => offersAlways) ? 'lineAlways' : 'line')}
      </Muted>
      <Stack as="ul" gap={20} mb={20}>
        {messages.map((message) => (
          <AskedMessageItem
            key={message.templateId}
            message={message}
            answer={chosenOf(message.templateId)}
            onChange={(answer) => setChosen((before) => ({ ...before, [message.templateId]: answer }))}
          />
        ))}
      </Stack>
      <Stack gap={8}>
        <Button
          size="md"
          fullWidth
          disabled={messages.every(({ templateId }) => chosenOf(templateId) === 'decline')}
          loading={keep.isPending}
          onClick={() => say(chosenOf)}
        >
          {t('yes')}
        </Button>
        <Button size="md" fullWidth variant="default" disabled={keep.isPending} onClick={() => say(() => 'decline')}>
          {t('notNow')}
        </Button>
        <Button size="md" fullWidth variant="subtle" disabled={keep.isPending} onClick={() => say(() => 'never')}>
          {t('never')}
        </Button>
      </Stack>
    </Sheet>
  );
};
