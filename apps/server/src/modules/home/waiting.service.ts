import type { ChannelRight } from '@balcao/contract/channel';
import { type Waiting, WaitingKind } from '@balcao/contract/home';
import { type MenuPermission, reaches } from '@balcao/contract/menus';
import type { Queries } from '../../platform/db.ts';
import type { BroadcastWaiting } from '../broadcast/broadcast-waiting.service.ts';
import type { CertificateService } from '../certificate/certificate.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { ConversationWaiting } from '../conversation/conversation-waiting.service.ts';
import type { DisputeLists } from '../dispute/dispute-list.service.ts';
import type { RefundFigures } from '../refund/refund-figures.service.ts';
import type { ReviewQuestions } from '../review/review-question.service.ts';
import type { WaitingTickets } from '../ticket/ticket-waiting.service.ts';
import type { WebhookEndpoints } from '../webhook/webhook-endpoint.service.ts';

/** A member at work in a team. */
export interface Worker {
  readonly merchantId: string;
  readonly accountId: string;
  readonly isAdmin: boolean;
  readonly menuPermissions: readonly MenuPermission[];
}
interface Needs {
  readonly questions: ReviewQuestions;
  readonly disputes: Pick<DisputeLists, 'unanswered'>;
  readonly refunds: Pick<RefundFigures, 'waiting'>;
  readonly channels: Pick<ChannelAccess, 'withRight'>;
  readonly broadcasts: BroadcastWaiting;
  readonly conversations: ConversationWaiting;
  readonly tickets: WaitingTickets;
  readonly certificates: Pick<CertificateService, 'ending'>;
  readonly webhooks: Pick<WebhookEndpoints, 'countFailing'>;
}

const one = (kind: WaitingKind, path: string, count: number, until: Date | null = null): Waiting[] =>
  count > 0 ? [{ kind, path, count, name: null, until: until?.toISOString() ?? null }] : [];
/** Below the pages of a channel. */
const channelPages = { approval: 'broadcast/index?state=waiting', conversation: 'services/conversations' } as const;

/** What waits for a member, each asked of the module that it belongs to, and only where the role lets the member do it. */
export const createWaiting = (needs: Needs) => {
  const ofChannels = async (
    queries: Queries,
    worker: Worker,
    kind: keyof typeof channelPages,
    { right, count }: { readonly right: ChannelRight; readonly count: BroadcastWaiting | ConversationWaiting },
  ): Promise<Waiting[]> => {
    if (!reaches(worker, 'channels.index', 'read')) return [];
    const waiting = await count(queries, worker);
    if (waiting.size === 0) return [];
    const channels = await needs.channels.withRight(queries, worker, [...waiting.keys()], right);
    return channels.map(({ id, name }) => ({
      kind,
      name,
      count: waiting.get(id) ?? 0,
      path: `/channel/${id}/${channelPages[kind]}`,
      until: null,
    }));
  };

  const ofTeam = async (queries: Queries, worker: Worker, now: Date): Promise<Waiting[]> => {
    const { merchantId } = worker;
    const { question, dispute, refund, certificate, webhook } = WaitingKind.enum;
    const list: Waiting[] = [];
    for (const { menu, name, path } of await needs.questions(queries, merchantId))
      if (reaches(worker, menu, 'write')) list.push({ kind: question, count: 1, name, path, until: null });
    if (reaches(worker, 'payment.refunds', 'write')) {
      const { count, until } = await needs.disputes.unanswered(queries, merchantId, now);
      list.push(...one(dispute, '/payment/transaction/disputes?status=open', count, until));
      list.push(...one(refund, '/payment/transaction/refunds?review=0', await needs.refunds.waiting(merchantId)));
    }
    if (reaches(worker, 'setting.payment', 'write')) {
      const ending = await needs.certificates.ending(merchantId, now);
      list.push(...one(certificate, '/setting/payment?tab=certificates', ending));
      const failing = await needs.webhooks.countFailing(queries, merchantId);
      list.push(...one(webhook, '/setting/payment?tab=notifications', failing));
    }
    return list;
  };

  /** The most pressing first: in the order of the kinds. */
  return async (queries: Queries, worker: Worker, now: Date): Promise<Waiting[]> => {
    const { broadcasts, conversations, tickets } = needs;
    const list = [
      ...(await ofTeam(queries, worker, now)),
      ...(await ofChannels(queries, worker, 'approval', { right: 'publish', count: broadcasts })),
      ...(await ofChannels(queries, worker, 'conversation', { right: 'answer', count: conversations })),
      ...one('ticket', '/help/requests?state=asked', await tickets(queries, worker)),
    ];
    const order = WaitingKind.options;
    return list.sort((first, second) => order.indexOf(first.kind) - order.indexOf(second.kind));
  };
};
export type WaitingOf = ReturnType<typeof createWaiting>;
