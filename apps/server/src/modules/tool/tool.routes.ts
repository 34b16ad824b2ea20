import { getToolTeam, hearEvents, hearRequests, openListener, openTail, triggerEvent } from '@balcao/contract/tool';
import { createToolKey, listToolKeys, revokeToolKey } from '@balcao/contract/tool-key';
import {
  beginToolLogin,
  collectToolKey,
  confirmToolLogin,
  denyToolLogin,
  findToolLogin,
} from '@balcao/contract/tool-login';
import type { Implement } from '../../platform/implement.ts';
import type { ToolService } from './tool.service.ts';
import { type ToolKeys, toolKeyApprovals } from './tool-key.service.ts';
import { type ToolLogins, toolLoginApprovals } from './tool-login.service.ts';
import type { Triggers } from './trigger.service.ts';

interface Services {
  readonly keys: ToolKeys;
  readonly logins: ToolLogins;
  readonly tool: ToolService;
  /** Only in the sandbox: elsewhere the address answers like any unknown one. */
  readonly triggers: Triggers | undefined;
}

export const toolRoutes = (implement: Implement, { keys, logins, tool, triggers }: Services): void => {
  implement(listToolKeys, keys.list);
  implement(createToolKey, keys.create, toolKeyApprovals.create);
  implement(revokeToolKey, keys.revoke);
  implement(beginToolLogin, logins.begin);
  implement(collectToolKey, logins.collect);
  implement(findToolLogin, logins.find);
  implement(confirmToolLogin, logins.confirm, toolLoginApprovals.confirm);
  implement(denyToolLogin, logins.deny);
  implement(getToolTeam, tool.team);
  implement(openListener, tool.listener);
  implement(hearEvents, tool.events);
  implement(openTail, tool.tail);
  implement(hearRequests, tool.requests);
  if (triggers) implement(triggerEvent, triggers.trigger);
};
