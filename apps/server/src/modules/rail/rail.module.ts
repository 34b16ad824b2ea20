import { PaymentMethod } from '@balcao/contract/order';
import type { RailMode, RailName } from '@balcao/contract/rail';
import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { createCardCallbacks } from './card-callback.service.ts';
import { createCardClient } from './card-client.ts';
import { createCardRail } from './card-rail.service.ts';
import { createCardSales } from './card-sales.ts';
import { readPixAgain } from './pix-again.service.ts';
import { createPixCallbacks } from './pix-callback.service.ts';
import { createPixClient } from './pix-client.ts';
import { createPixHearing } from './pix-hearing.service.ts';
import { createPixKept } from './pix-kept.service.ts';
import { createPixRail, keepPixWebhook } from './pix-rail.service.ts';
import { readPixReceived } from './pix-received.service.ts';
import { retryPixUnread } from './pix-unread.service.ts';
import { createRailService } from './rail.service.ts';
import { retryUnapplied } from './rail-unapplied.service.ts';
import { createSandboxRails } from './sandbox-rail.service.ts';
import { unknownRoutes } from './unknown.routes.ts';
import { createUnknownOutcomes } from './unknown.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'log' | 'mailer' | 'secrets'>;
  /** How the sandbox's rails answer. */
  readonly railMode: (rail: RailName) => RailMode;
  readonly teams: TeamService;
  readonly staffNames: StaffNames;
  readonly auditEvents: AuditEvents;
}

/** The acquirer of credit cards, where one is configured. */
const openCards = ({ config, db, clock }: Needs['platform']) => {
  const { card } = config;
  if (!card) return undefined;
  const client = createCardClient(card);
  const sales = createCardSales(client);
  return { config: card, client, sales, rail: createCardRail({ config: card, db, clock, client, sales }) };
};

/** The real rails that are configured, the sandbox's for the rest; outside the sandbox there is no rest. */
const openRails = ({ platform, railMode: mode }: Needs) => {
  const { config, db, clock, jobs, log, secrets } = platform;
  const { publicBaseUrl, sandbox, pix } = config;
  const cards = openCards(platform);
  const real: readonly PaymentMethod[] = [
    ...(pix ? [PaymentMethod.enum.pix] : []),
    ...(cards ? [PaymentMethod.enum.credit] : []),
  ];
  const isOurs = (method: PaymentMethod) => sandbox && !real.includes(method);
  const sandboxRails = createSandboxRails({ db, clock, jobs, secrets, publicBaseUrl, mode }, isOurs);
  const client = pix && createPixClient(pix);
  const rails = createRailService({
    db,
    clock,
    secrets,
    // A bank for payouts has an interface of its own: without one, withdrawals are not possible.
    payouts: sandbox ? sandboxRails.payouts : undefined,
    rails: {
      ...(sandbox ? sandboxRails.rails : {}),
      ...(pix && client ? { [PaymentMethod.enum.pix]: createPixRail({ config: pix, client, clock }) } : {}),
      ...(cards ? { [PaymentMethod.enum.credit]: cards.rail } : {}),
    },
  });
  sandboxRails.connectProduct(rails.receive);
  retryUnapplied({ db, jobs, log, rails });
  const cardCallbacks = cards && createCardCallbacks({ ...cards, db, clock, jobs, rails });
  if (!pix || !client) return { rails, sandboxRails, cardCallbacks, pixCallbacks: undefined };
  const kept = createPixKept({ clock, secrets });
  const hearing = createPixHearing({ config: pix, db, log, rails, kept });
  const pixCallbacks = createPixCallbacks({ config: pix, client, db, jobs, hearing, secrets, kept });
  const webhookUrl = `${publicBaseUrl}${pixCallbacks.pathOfWebhook}`;
  const received = readPixReceived({ config: pix, client, db, clock, jobs, log, hearing });
  readPixAgain({ config: pix, db, clock, jobs, received });
  retryPixUnread({ db, jobs, log, kept, hearing, ask: pixCallbacks.ask });
  keepPixWebhook({ config: pix, client, jobs, log, webhookUrl });
  return { rails, sandboxRails, cardCallbacks, pixCallbacks };
};

/** The rails that money comes in by and goes out by, and what they have left unknown. */
export const railModule = (needs: Needs) => {
  const { platform, teams, staffNames, auditEvents } = needs;
  const { config, db, clock, jobs, mailer } = platform;
  const { publicBaseUrl } = config;
  const { rails, sandboxRails, cardCallbacks, pixCallbacks } = openRails(needs);
  const unknownOutcomes = createUnknownOutcomes({
    db,
    clock,
    jobs,
    mailer,
    publicBaseUrl,
    teams,
    auditEvents,
    staffNames,
  });
  return {
    services: { rails, sandboxRails, unknownOutcomes },
    routes: (implement: Implement) => unknownRoutes(implement, unknownOutcomes),
    serve: (app: FastifyInstance): void => {
      pixCallbacks?.serve(app);
      cardCallbacks?.serve(app);
    },
  } satisfies Module;
};
