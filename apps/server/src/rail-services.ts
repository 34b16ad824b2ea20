import { PaymentMethod } from '@balcao/contract/order';
import { readPixAgain } from './modules/rail/pix-again.service.ts';
import { createPixCallbacks } from './modules/rail/pix-callback.service.ts';
import { createPixClient } from './modules/rail/pix-client.ts';
import { createPixHearing } from './modules/rail/pix-hearing.service.ts';
import { createPixKept } from './modules/rail/pix-kept.service.ts';
import { createPixRail, keepPixWebhook } from './modules/rail/pix-rail.service.ts';
import { readPixReceived } from './modules/rail/pix-received.service.ts';
import { retryPixUnread } from './modules/rail/pix-unread.service.ts';
import { createRailService } from './modules/rail/rail.service.ts';
import { retryUnapplied } from './modules/rail/rail-unapplied.service.ts';
import { createSandboxRails } from './modules/rail/sandbox-rail.service.ts';
import type { SandboxSettings } from './modules/sandbox/sandbox-settings.ts';
import type { Platform } from './platform/platform.ts';

/** The real rails that are configured, the sandbox's for the rest; outside the sandbox there is no rest. */
export const openRails = (platform: Platform, settings: SandboxSettings) => {
  const { config, db, clock, jobs, log, secrets } = platform;
  const { publicBaseUrl, sandbox, pix } = config;
  const isOurs = (method: PaymentMethod) => sandbox && !(pix && method === PaymentMethod.enum.pix);
  const sandboxNeeds = { db, clock, jobs, secrets, publicBaseUrl, mode: settings.railMode };
  const sandboxRails = createSandboxRails(sandboxNeeds, isOurs);
  const client = pix && createPixClient(pix);
  const rails = createRailService({
    ...{ db, clock, secrets },
    // A bank that pays merchants out has an interface of its own: where none is connected, nothing can be withdrawn.
    payouts: sandbox ? sandboxRails.payouts : undefined,
    rails: {
      ...(sandbox ? sandboxRails.rails : {}),
      ...(pix && client ? { [PaymentMethod.enum.pix]: createPixRail({ config: pix, client, clock }) } : {}),
    },
  });
  sandboxRails.connectProduct(rails.receive);
  retryUnapplied({ db, jobs, log, rails });
  if (!pix || !client) return { rails, sandboxRails, pixCallbacks: undefined };
  const kept = createPixKept({ clock, secrets });
  const hearing = createPixHearing({ config: pix, db, log, rails, kept });
  const pixCallbacks = createPixCallbacks({ ...platform, config: pix, client, hearing, kept });
  const webhookUrl = `${publicBaseUrl}${pixCallbacks.pathOfWebhook}`;
  const received = readPixReceived({ config: pix, client, db, clock, jobs, log, hearing });
  readPixAgain({ config: pix, db, clock, jobs, received });
  retryPixUnread({ db, jobs, log, kept, hearing, ask: pixCallbacks.ask });
  keepPixWebhook({ config: pix, client, jobs, log, webhookUrl });
  return { rails, sandboxRails, pixCallbacks };
};
