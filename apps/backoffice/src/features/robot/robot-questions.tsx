import { type RobotEntry, robotQuestionsAtMost } from '@balcao/contract/robot';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { type Tried, useQuestionRun } from './use-question-run.ts';
import type { EditedQuestions, TypedQuestion } from './use-robot-questions.ts';

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

interface OneQuestionProps {
  number: number;
  typed: TypedQuestion;
  onChange: (to: Partial<TypedQuestion>) => void;
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

interface RobotQuestionsProps {
  channelId: string;
  /** The robot of the form, saved or not. */
  entry: RobotEntry;
  of: EditedQuestions;
}
/** The questions by which a change is tried, and what the robot of the form makes of them. */
export const RobotQuestions = ({ channelId, entry, of }: RobotQuestionsProps) => {
  const t = useTranslations('robot.questions');
  const { rows, questions, edited, isPending, change, add, remove, save } = of;
  const { tried, all, run } = useQuestionRun(channelId);
  return (
    <Card title={t('title')}>
      <Stack gap={16}>
        <Muted>{t('line')}</Muted>
        {rows.map((typed, index) => (
          <OneQuestion
            key={typed.id}
            number={index + 1}
            typed={typed}
            onChange={(to) => change(typed.id, to)}
            onRemove={() => remove(typed.id)}
          />
        ))}
        <EditConflictNote of={edited} />
        <Row gap={8} wrap>
          {rows.length < robotQuestionsAtMost && (
            <Button variant="default" onClick={add}>
              {t('add')}
            </Button>
          )}
          {edited.isDirty && (
            <Button variant="default" loading={isPending} disabled={edited.isEditConflict} onClick={save}>
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
