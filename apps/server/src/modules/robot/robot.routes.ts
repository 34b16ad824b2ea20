import {
  changeRobot,
  createRobot,
  listRobots,
  putRobotQuestions,
  removeRobot,
  switchRobot,
} from '@balcao/contract/robot';
import { listRobotAnswers, tryRobot } from '@balcao/contract/robot-answer';
import type { Implement } from '../../platform/implement.ts';
import type { Robots } from './robot.service.ts';
import type { RobotAnswers } from './robot-answer.service.ts';
import type { RobotTrials } from './robot-trial.service.ts';

interface Services {
  readonly robots: Robots;
  readonly answers: RobotAnswers;
  readonly trials: RobotTrials;
}

export const robotRoutes = (implement: Implement, { robots, answers, trials }: Services): void => {
  implement(listRobots, robots.list);
  implement(createRobot, robots.create);
  implement(changeRobot, robots.change);
  implement(switchRobot, robots.switch);
  implement(putRobotQuestions, robots.putQuestions);
  implement(removeRobot, robots.remove);
  implement(listRobotAnswers, answers.list);
  implement(tryRobot, trials.stream);
};
