import type { Channel } from '@balcao/contract/channel';
import { createRobot, type Robot, type RobotEntry, switchRobot } from '@balcao/contract/robot';
import type { Team } from './people.ts';

type Worker = Pick<Team, 'call'>;

/** What is entered of a robot that takes every conversation. */
export const robotEntry: RobotEntry = {
  name: 'Lia',
  greeting: '',
  persona: 'Fala com calma.',
  languages: ['pt-BR'],
  takes: 'all',
  hours: { days: [1, 2, 3, 4, 5], from: '09:00', until: '18:00' },
  handsOver: ['unsure', 'angry', 'money'],
};

export const makeRobot = ({ call }: Worker, { id }: Pick<Channel, 'id'>, change: Partial<RobotEntry> = {}) =>
  call(createRobot, { params: { id }, body: { ...robotEntry, ...change } });

export const putRobot = ({ call }: Worker, { id }: Pick<Channel, 'id'>, robot: Pick<Robot, 'id'>, isOn = true) =>
  call(switchRobot, { params: { id, robotId: robot.id }, body: { isOn } });
