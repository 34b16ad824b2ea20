import {
  changeRobot,
  createRobot,
  listRobots,
  putRobotAvatar,
  putRobotQuestions,
  readRobotAvatar,
  removeRobot,
  switchRobot,
} from '@balcao/contract/robot';
import { listRobotAnswers, tryRobot } from '@balcao/contract/robot-answer';
import { getDeskRobot, holdRobot, listDeskRobots, releaseRobot } from '@balcao/contract/robot-desk';
import type { Implement } from '../../platform/implement.ts';
import type { Robots } from './robot.service.ts';
import type { RobotAnswers } from './robot-answer.service.ts';
import type { RobotAvatars } from './robot-avatar.service.ts';
import type { RobotDesk } from './robot-desk.service.ts';
import type { RobotTrials } from './robot-trial.service.ts';

interface Services {
  readonly robots: Robots;
  readonly avatars: RobotAvatars;
  readonly answers: RobotAnswers;
  readonly trials: RobotTrials;
  readonly desk: RobotDesk;
}

export const robotRoutes = (implement: Implement, { robots, avatars, answers, trials, desk }: Services): void => {
  implement(listRobots, robots.list);
  implement(createRobot, robots.create);
  implement(changeRobot, robots.change);
  implement(switchRobot, robots.switch);
  implement(putRobotQuestions, robots.putQuestions);
  implement(putRobotAvatar, robots.putAvatar);
  implement(readRobotAvatar, avatars.read);
  implement(removeRobot, robots.remove);
  implement(listRobotAnswers, answers.list);
  implement(tryRobot, trials.stream);
  implement(listDeskRobots, desk.list);
  implement(getDeskRobot, desk.get);
  implement(holdRobot, desk.hold);
  implement(releaseRobot, desk.release);
};
