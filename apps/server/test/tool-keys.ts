import { createToolKey } from '@balcao/contract/tool-key';
import type { Team } from './people.ts';

/** A key of the tool, as someone makes it for their machine. */
export const toolKey = (team: Pick<Team, 'call'>, name = 'Notebook da Ana') =>
  team.call(createToolKey, { body: { name } });
