import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BroadcastWaiting } from '../broadcast/broadcast-waiting.service.ts';
import type { CertificateService } from '../certificate/certificate.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { ConversationWaiting } from '../conversation/conversation-waiting.service.ts';
import type { DisputeLists } from '../dispute/dispute-list.service.ts';
import type { RefundFigures } from '../refund/refund-figures.service.ts';
import type { ReviewQuestions } from '../review/review-question.service.ts';
import type { WaitingTickets } from '../ticket/ticket-waiting.service.ts';
import type { WebhookEndpoints } from '../webhook/webhook-endpoint.service.ts';
import { homeRoutes } from './home.routes.ts';
import { createHomeService } from './home.service.ts';
import { createWaiting } from './waiting.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db'>;
  readonly questions: ReviewQuestions;
  readonly disputes: DisputeLists;
  readonly refunds: RefundFigures;
  readonly channels: ChannelAccess;
  readonly broadcasts: BroadcastWaiting;
  readonly conversations: ConversationWaiting;
  readonly tickets: WaitingTickets;
  readonly certificates: CertificateService;
  readonly webhooks: WebhookEndpoints;
}

/** Where a member begins the day: what waits, and what is left to set up. */
export const homeModule = ({ platform, ...needs }: Needs) => {
  const home = createHomeService({ db: platform.db, waitingOf: createWaiting(needs) });
  return { services: {}, routes: (implement: Implement) => homeRoutes(implement, home) } satisfies Module;
};
