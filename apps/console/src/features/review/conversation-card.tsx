import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './conversation-card.module.css';
import type { ReviewDetail } from './review.queries.ts';
import type { Desk } from './use-desk.ts';

type Event = ReviewDetail['timeline'][number];

const tones: Readonly<Record<Event['kind'], Tone>> = {
  submitted: 'waiting',
  opened: 'moving',
  question: 'waiting',
  answer: 'moving',
  approved: 'good',
  rejected: 'bad',
  cancelled: 'ended',
  reopenAsked: 'waiting',
  reopenRefused: 'ended',
  reopened: 'moving',
};
const questionMax = 1_000;

/** What happened so far, and what the reviewer wants to know. */
export const ConversationCard = ({ desk }: { desk: Desk }) => {
  const t = useTranslations('desk.timeline');
  const { detail, standing } = desk;
  const events = detail.timeline.map(({ id, kind, at, by, side, text }) => ({
    id,
    tone: tones[kind],
    title: t(`kinds.${kind}`, { by: by ?? t(`sides.${side}`) }),
    at: <Instant at={at} />,
    detail: text && (
      <Text as="span" tone="text" breakable lines>
        {text}
      </Text>
    ),
  }));
  return (
    <Card title={t('title')}>
      <Timeline events={events} />
      {standing.mayMark && <Question desk={desk} />}
    </Card>
  );
};

const Question = ({ desk }: { desk: Desk }) => {
  const t = useTranslations('desk.timeline');
  const [text, setText] = useState('');
  const { ask } = desk.reviewActions;
  const send = async () => {
    if (!(await desk.ask(text.trim()))) return;
    tellGood(t('sent'));
    setText('');
  };
  return (
    <Stack
      as="form"
      className={classes.question}
      gap={12}
      align="start"
      mt={24}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        id="question"
        label={t('ask')}
        description={t('askHelp')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={questionMax}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
        }}
      />
      <Button type="submit" variant="default" disabled={text.trim() === ''} loading={ask.isPending}>
        {t('send')}
      </Button>
    </Stack>
  );
};
