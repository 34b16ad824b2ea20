import type { Merchants } from './merchant-modules.ts';
import { toolModule } from './modules/tool/tool.module.ts';
import type { Payments, Returns } from './payment-modules.ts';
import type { People } from './people-modules.ts';
import type { Platform } from './platform/platform.ts';

/** What developers of merchants have on their machines. */
export const openTools = (
  platform: Platform,
  people: People,
  merchants: Merchants,
  paid: Payments,
  returns: Returns,
) => {
  const { names } = people.account.services;
  const { members } = people.member.services;
  const { logs } = people.log.services;
  const { teams } = people.team.services;
  const { requests } = merchants.request.services;
  const { webhooks, webhookListeners } = merchants.webhook.services;
  const { sandboxRails } = merchants.rail.services;
  const { orders } = paid.order.services;
  const { refunds } = returns.refund.services;
  const tool = toolModule({
    platform,
    names,
    members,
    logs,
    teams,
    requests,
    webhooks,
    webhookListeners,
    orders,
    refunds,
    sandboxRails,
  });
  return { tool };
};
