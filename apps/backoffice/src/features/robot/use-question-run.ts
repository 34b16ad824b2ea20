import type { RobotEntry, RobotQuestion } from '@balcao/contract/robot';
import { isAsExpected, type RobotOutcome } from '@balcao/contract/robot-answer';
import { useEffect, useRef, useState } from 'react';
import { askRobot } from './robot.queries.ts';

/** The outcome of a test question; `outcome` is undefined where no answer came. */
export interface Tried {
  readonly question: string;
  readonly outcome: RobotOutcome | undefined;
  readonly isGood: boolean;
}

/** Asks the test questions one after the other, as the robot of the form would answer them. */
export const useQuestionRun = (channelId: string) => {
  const [tried, setTried] = useState<readonly Tried[]>();
  const [all, setAll] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (robot: RobotEntry, questions: readonly RobotQuestion[]): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setTried([]);
    setAll(questions.length);
    const { signal } = controller;
    for (const { question, expected } of questions) {
      const asked = { robot, text: question, before: [], onText: () => undefined, signal };
      const outcome = await askRobot(channelId, asked).catch(() => undefined);
      if (signal.aborted) return;
      const isGood = outcome !== undefined && isAsExpected(outcome, expected);
      setTried((before) => [...(before ?? []), { question, outcome, isGood }]);
    }
    running.current = undefined;
    setAll(undefined);
  };
  return { tried, all, run };
};
