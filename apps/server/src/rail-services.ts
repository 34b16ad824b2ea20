import { PaymentMethod } from '@balcao/contract/order';
import { createPixCallbacks } from './modules/rail/pix-callback.service.ts';
import { createPixClient } from './modules/rail/pix-client.ts';
import { createPixKept } from './modules/rail/pix-kept.service.ts';
import { createPixRail, keepPixWebhook } from './modules/rail/pix-rail.service.ts';
import { readPixReceived } from './modules/rail/pix-received.service.ts';
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
  const pixCallbacks = createPixCallbacks({ ...platform, config: pix, client, rails, kept });
  const webhookUrl = `${publicBaseUrl}${pixCallbacks.pathOfWebhook}`;
  readPixReceived({ config: pix, client, db, clock, jobs, log, rails, kept });
  keepPixWebhook({ config: pix, client, jobs, log, webhookUrl });
  return { rails, sandboxRails, pixCallbacks };
};
