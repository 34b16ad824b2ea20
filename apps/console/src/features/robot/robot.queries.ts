import { type DeskRobot, getDeskRobot, holdRobot, listDeskRobots, releaseRobot } from '@balcao/contract/robot-desk';
import { api } from '../../lib/api.ts';
import type { AutomationDesk } from '../../lib/automation.queries.ts';

export const robotDesk: AutomationDesk<DeskRobot, DeskRobot> = {
  kind: 'robot',
  list: (query, signal) => api(listDeskRobots, { query }, { signal }),
  one: (id, signal) => api(getDeskRobot, { params: { id } }, { signal }),
  hold: holdRobot,
  release: releaseRobot,
};
