import type { MessageAnswer } from '@balcao/contract/message-consent';
import { labelIn, titleIn } from '@balcao/contract/message-wording';
import { Button } from '@balcao/ui/button.tsx';
import { Checkbox } from '@balcao/ui/checkbox.tsx';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';
import { type AskedMessage, useAnswerMessages } from './opening.queries.ts';

interface MessageSheetProps {
  applet: { readonly appId: string; readonly name: string };
  messages: readonly AskedMessage[];
  onAnswer: (answers: Readonly<Record<string, MessageAnswer>>) => void;
}

/** Asks which messages a mini program may send, one of each. Closing it is a no. */
export const MessageSheet = ({ applet: { appId, name }, messages, onAnswer }: MessageSheetProps) => {
  const t = useTranslations('opening.messages');
  const locale = useLocale();
  const [chosen, setChosen] = useState(() => messages.map(({ templateId }) => templateId));
  const keep = useAnswerMessages(appId);
  const say = (answerOf: (templateId: string) => MessageAnswer) => {
    const answers = messages.map(({ templateId }) => ({ templateId, answer: answerOf(templateId) }));
    const told = Object.fromEntries(answers.map(({ templateId, answer }) => [templateId, answer]));
    keep.mutate(answers, { onSuccess: () => onAnswer(told) });
  };
  const turn = (id: string, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, id] : before.filter((one) => one !== id)));
  return (
    <Sheet title={t('title', { name })} onClose={() => onAnswer({})}>
      <Muted mt={8} mb={16} pretty>
        {t('line')}
      </Muted>
      <Stack as="ul" gap={12} mb={16}>
        {messages.map(({ templateId, title, fields }) => (
          <li key={templateId}>
            <Checkbox
              label={<Text weight={550}>{titleIn(title, locale)}</Text>}
              description={fields.map((field) => labelIn(field, locale)).join(', ')}
              checked={chosen.includes(templateId)}
              onChange={(event) => turn(templateId, event.currentTarget.checked)}
            />
          </li>
        ))}
      </Stack>
      <Stack gap={8}>
        <Button
          size="md"
          fullWidth
          disabled={chosen.length === 0}
          loading={keep.isPending}
          onClick={() => say((id) => (chosen.includes(id) ? 'accept' : 'decline'))}
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
