import type { Channel } from '@balcao/contract/channel';
import {
  changeRobot,
  createRobot,
  listRobots,
  putRobotAvatar,
  putRobotQuestions,
  removeRobot,
  switchRobot,
} from '@balcao/contract/robot';
import { listRobotAnswers, tryRobot } from '@balcao/contract/robot-answer';
import type { Team } from './people.ts';
import { makeRobot, robotEntry } from './robots.ts';

/** A robot of a channel. */
export const heldRobots = async (team: Team, channel: Channel) => ({ robotId: (await makeRobot(team, channel)).id });

export interface HeldRobots {
  readonly channelId: string;
  readonly robotId: string;
}
/** Every call that names a robot, or the channel of one. */
export const robotAsks = ({ channelId: id, robotId }: HeldRobots) => {
  const params = { id };
  const ofOne = { id, robotId };
  return [
    { target: listRobots, by: 'member', params },
    { target: listRobotAnswers, by: 'member', params, query: {} },
    { target: createRobot, by: 'member', params, body: robotEntry },
    { target: changeRobot, by: 'member', params: ofOne, body: { ...robotEntry, version: 1 } },
    { target: putRobotAvatar, by: 'member', params: ofOne, body: { avatar: null } },
    { target: putRobotQuestions, by: 'member', params: ofOne, body: { questions: [], version: 2 } },
    { target: switchRobot, by: 'member', params: ofOne, body: { isOn: false } },
    { target: tryRobot, by: 'member', params, body: { robot: robotEntry, text: 'Oi', before: [] } },
    { target: removeRobot, by: 'member', params: ofOne },
  ] as const;
};
