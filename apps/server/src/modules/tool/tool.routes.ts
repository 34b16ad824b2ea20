import { getToolTeam, hearEvents, hearRequests, openListener, openTail, triggerEvent } from '@balcao/contract/tool';
import { createToolKey, listToolKeys, revokeToolKey } from '@balcao/contract/tool-key';
import type { Implement } from '../../platform/implement.ts';
import type { ToolService } from './tool.service.ts';
import { type ToolKeys, toolKeyApprovals } from './tool-key.service.ts';
import type { Triggers } from './trigger.service.ts';

interface Services {
  readonly keys: ToolKeys;
  readonly tool: ToolService;
  /** Only in the sandbox: elsewhere the address answers like any unknown one. */
  readonly triggers: Triggers | undefined;
}

export const toolRoutes = (implement: Implement, { keys, tool, triggers }: Services): void => {
  implement(listToolKeys, keys.list);
  implement(createToolKey, keys.create, toolKeyApprovals.create);
  implement(revokeToolKey, keys.revoke);
  implement(getToolTeam, tool.team);
  implement(openListener, tool.listener);
  implement(hearEvents, tool.events);
  implement(openTail, tool.tail);
  implement(hearRequests, tool.requests);
  if (triggers) implement(triggerEvent, triggers.trigger);
};
