import * as z from 'zod/mini';
import { automationDecision, automationList, DeskAutomation, oneAutomation } from './automation-desk.ts';
import { endpoint } from './endpoint.ts';
import { pageOf } from './page.ts';
import { Instant } from './scalars.ts';

/** A robot of a team as staff see it. */
export const DeskRobot = z.extend(DeskAutomation, {
  greeting: z.string(),
  persona: z.string(),
  createdAt: Instant,
});
export type DeskRobot = z.infer<typeof DeskRobot>;

export const listDeskRobots = endpoint({
  ...automationList,
  id: 'robotDesk.list',
  path: '/robot',
  summary: 'The robots of every team, the last made first',
  reply: pageOf(DeskRobot),
});

export const getDeskRobot = endpoint({
  ...oneAutomation,
  id: 'robotDesk.get',
  path: '/robot/{id}',
  summary: 'One robot of any team',
  reply: DeskRobot,
});

export const holdRobot = endpoint({
  ...automationDecision,
  id: 'robotDesk.hold',
  path: '/robot/{id}/hold',
  summary: 'Switches a robot off, and its team cannot switch it on',
  reply: DeskRobot,
});

export const releaseRobot = endpoint({
  ...automationDecision,
  id: 'robotDesk.release',
  path: '/robot/{id}/release',
  summary: 'Lets a team switch a robot on again that staff had switched off',
  reply: DeskRobot,
});
