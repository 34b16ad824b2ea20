import type { Robot, RobotQuestion } from '@balcao/contract/robot';
import { useEdited } from '@balcao/ui/use-edited';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePutQuestions } from './robot.queries.ts';

/** A test question as it is typed. */
export interface TypedQuestion {
  readonly id: number;
  readonly question: string;
  readonly expected: string;
}
const rowsOf = (questions: Robot['questions']): TypedQuestion[] =>
  questions.map(({ question, expected }, id) => ({ id, question, expected: expected ?? '' }));
const questionsOf = (rows: readonly TypedQuestion[]): RobotQuestion[] =>
  rows
    .map(({ question, expected }) => ({ question: question.trim(), expected: expected.trim() || null }))
    .filter(({ question }) => question !== '');
const valuesOf = ({ questions }: Robot) => ({ questions });

/** The test questions of a robot under work; a colleague may save them meanwhile, as they may the robot. */
export const useRobotQuestions = (channelId: string, robot: Robot) => {
  const t = useTranslations('robot.questions');
  const put = usePutQuestions(channelId, robot.id);
  const [rows, setRows] = useState(() => rowsOf(robot.questions));
  const questions = questionsOf(rows);
  const edited = useEdited({
    latest: robot,
    valuesOf,
    typed: { questions },
    put: (change) => setRows((now) => rowsOf(change({ questions: questionsOf(now) }).questions)),
    isPending: put.isPending,
  });
  return {
    rows,
    questions,
    edited,
    isPending: put.isPending,
    change: (id: number, to: Partial<TypedQuestion>) =>
      setRows((before) => before.map((row) => (row.id === id ? { ...row, ...to } : row))),
    add: () => setRows((before) => [...before, { id: Date.now(), question: '', expected: '' }]),
    remove: (id: number) => setRows((before) => before.filter((row) => row.id !== id)),
    save: () =>
      put.mutate(
        { questions, version: edited.base.version },
        { tell: t('saved'), onSuccess: (kept) => edited.saved(kept, { questions }) },
      ),
  };
};
export type EditedQuestions = ReturnType<typeof useRobotQuestions>;
