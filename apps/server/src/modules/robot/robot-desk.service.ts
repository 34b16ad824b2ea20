import type { DeskRobot } from '@balcao/contract/robot-desk';
import { type AutomationDeskNeeds, createAutomationDesk } from '../channel/automation-desk.service.ts';
import { deskRobots, type RobotListing } from './robot-desk.repository.ts';

/** Robots of every team, as staff of the platform see them, and how they switch one off. */
export const createRobotDesk = (needs: AutomationDeskNeeds) =>
  createAutomationDesk<RobotListing, DeskRobot, DeskRobot>(needs, {
    rows: deskRobots,
    present: ({ greeting, persona, createdAt }, desk) => ({
      ...desk,
      ...{ greeting, persona, createdAt: createdAt.toISOString() },
    }),
    detail: (_queries, _row, shown) => shown,
    kinds: { held: 'robotHeld', released: 'robotReleased' },
    changed: ({ channelId }) => ({ topic: 'robot', key: channelId }),
    notice: ({ id }, decided) => ({ kind: 'robotHeld', data: { robotId: id, ...decided } }),
  });
export type RobotDesk = ReturnType<typeof createRobotDesk>;
