import { type Robot, type RobotEntry, type RobotQuestion, robotQuestionsAtMost } from '@balcao/contract/robot';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePutQuestions } from './robot.queries.ts';
import { type Tried, useQuestionRun } from './use-question-run.ts';

/** The results of the test questions, grouped by their answers. */
export const TriedList = ({ tried, all }: { tried: readonly Tried[]; all: number | undefined }) => {
  const t = useTranslations('robot.questions');
  const good = tried.filter(({ isGood }) => isGood).length;
  return (
    <Stack gap={12} aria-live="polite">
      <Text weight={600}>
        {all === undefined
          ? t('result', { good, bad: tried.length - good })
          : t('running', { done: tried.length, all })}
      </Text>
      <Stack as="ul" gap={12}>
        {tried.map(({ question, outcome, isGood }) => (
          <li key={question}>
            <Row gap={8} rowGap={4} wrap align="center">
              <StatusBadge tone={isGood ? 'good' : 'bad'}>{t(isGood ? 'isGood' : 'isBad')}</StatusBadge>
              <Text breakable>{question}</Text>
            </Row>
            {!isGood && (
              <Muted breakable lines mt={4}>
                {!outcome ? t('noAnswer') : outcome.handedOver ? t('person') : outcome.text}
              </Muted>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
};

interface Typed {
  readonly id: number;
  readonly question: string;
  readonly expected: string;
}
const rowsOf = (questions: Robot['questions']): Typed[] =>
  questions.map(({ question, expected }, id) => ({ id, question, expected: expected ?? '' }));
const questionsOf = (rows: readonly Typed[]): RobotQuestion[] =>
  rows
    .map(({ question, expected }) => ({ question: question.trim(), expected: expected.trim() || null }))
    .filter(({ question }) => question !== '');

interface OneQuestionProps {
  number: number;
  typed: Typed;
  onChange: (to: Partial<Typed>) => void;
  onRemove: () => void;
}
const OneQuestion = ({ number, typed: { question, expected }, onChange, onRemove }: OneQuestionProps) => {
  const t = useTranslations('robot.questions');
  return (
    <Row gap={12} rowGap={8} wrap align="end">
      <Box grow basis={192}>
        <TextInput
          label={t('question', { number })}
          maxLength={500}
          value={question}
          onChange={({ currentTarget }) => onChange({ question: currentTarget.value })}
        />
      </Box>
      <Box grow basis={192}>
        <TextInput
          label={t('expected', { number })}
          placeholder={t('expectedHelp')}
          maxLength={500}
          value={expected}
          onChange={({ currentTarget }) => onChange({ expected: currentTarget.value })}
        />
      </Box>
      <ActionIcon variant="default" size="lg" aria-label={t('removeNamed', { number })} onClick={onRemove}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Row>
  );
};

/** The questions by which a change is tried, and what the robot of the form makes of them. */
export const RobotQuestions = ({ channelId, robot, entry }: { channelId: string; robot: Robot; entry: RobotEntry }) => {
  const t = useTranslations('robot.questions');
  const [rows, setRows] = useState(() => rowsOf(robot.questions));
  const put = usePutQuestions(channelId, robot.id);
  const { tried, all, run } = useQuestionRun(channelId);
  const change = (id: number, to: Partial<Typed>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...to } : row)));
  const questions = questionsOf(rows);
  const isDirty = JSON.stringify(questions) !== JSON.stringify(robot.questions);
  return (
    <Card title={t('title')}>
      <Stack gap={16}>
        <Muted>{t('line')}</Muted>
        {rows.map(({ id, question, expected }, index) => (
          <OneQuestion
            key={id}
            number={index + 1}
            typed={{ id, question, expected }}
            onChange={(to) => change(id, to)}
            onRemove={() => setRows((before) => before.filter((other) => other.id !== id))}
          />
        ))}
        <Row gap={8} wrap>
          {rows.length < robotQuestionsAtMost && (
            <Button
              variant="default"
              onClick={() => setRows((before) => [...before, { id: Date.now(), question: '', expected: '' }])}
            >
              {t('add')}
            </Button>
          )}
          {isDirty && (
            <Button
              variant="default"
              loading={put.isPending}
              onClick={() => put.mutate({ questions, version: robot.version }, { tell: t('saved') })}
            >
              {t('save')}
            </Button>
          )}
          {questions.length > 0 && (
            <Button variant="default" loading={all !== undefined} onClick={() => void run(entry, questions)}>
              {t('run')}
            </Button>
          )}
        </Row>
        {tried && <TriedList tried={tried} all={all} />}
      </Stack>
    </Card>
  );
};
