import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SettlementStanding } from '../settlement/settlement-standing.service.ts';
import type { WebhookBacklog } from '../webhook/webhook-backlog.service.ts';
import { statusRoutes } from './status.routes.ts';
import { createStatus } from './status.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'files'>;
  readonly settlements: SettlementStanding;
  readonly webhooks: WebhookBacklog;
}

/** The state of the platform, for anyone. */
export const statusModule = ({ platform, settlements, webhooks }: Needs) => {
  const { db, clock, files } = platform;
  const status = createStatus({ db, clock, files, settlements, webhooks });
  return { services: { status }, routes: (implement: Implement) => statusRoutes(implement, status) } satisfies Module;
};
