import type { Merchants } from './merchant-modules.ts';
import { helpModule } from './modules/help/help.module.ts';
import { statusModule } from './modules/status/status.module.ts';
import type { Payments } from './payment-modules.ts';
import type { Platform } from './platform/platform.ts';

/** What helps people who use the product, and says whether it works. */
export const openHelp = (platform: Platform, merchants: Merchants, paid: Payments) => ({
  help: helpModule({ platform }),
  status: statusModule({
    platform,
    settlements: paid.settlement.services.settlementStanding,
    webhooks: merchants.webhook.services.webhookBacklog,
  }),
});
