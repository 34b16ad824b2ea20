import type { Refund } from '@balcao/contract/refund';
import { RefundReview } from '@balcao/contract/refund';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { WebhookEndpoints } from '../webhook/webhook-endpoint.service.ts';
import type { WebhookHistory } from '../webhook/webhook-history.service.ts';

export interface WebhookNeeds {
  readonly webhookEndpoints: Pick<WebhookEndpoints, 'insert'>;
  readonly webhookHistory: WebhookHistory;
}
interface Ask {
  readonly merchantId: string;
  /** Refunds that have ended. */
  readonly ended: readonly Refund[];
  readonly now: Date;
}
type Answers = Parameters<WebhookHistory['bringIn']>[2]['answers'];

const address = {
  name: 'Contabilidade',
  url: 'https://contabilidade.cafe.example/balcao/reembolsos',
  types: ['refund.succeeded', 'refund.failed'] as const,
};
const taken = (durationMs: number) => ({ status: 200, answer: '{"received":true}', durationMs });
const away = (durationMs: number) => ({ status: 503, answer: '{"error":"maintenance"}', durationMs });
const slow = { status: null, answer: 'timeout', durationMs: 15_002 };
/** Of the newest the receiver is still away; of others it was late; the rest arrived at once. */
const answersOf: readonly Answers[] = [
  [away(212), away(187), away(240), away(203), away(198), away(231)],
  [taken(148)],
  [slow, away(164), taken(96)],
  [taken(121)],
  [away(219), taken(173)],
];

const endOf = ({ completedAt, decidedAt, createdAt }: Refund): Date => new Date(completedAt ?? decidedAt ?? createdAt);

/** The demonstration's accounting is told of refunds: at once, later, and one not at all yet. No requests are sent. */
export const seedWebhooks = async (
  tx: Tx,
  { webhookEndpoints, webhookHistory }: WebhookNeeds,
  { merchantId, ended, now }: Ask,
): Promise<void> => {
  const oldestFirst = [...ended].sort((one, other) => endOf(one).getTime() - endOf(other).getTime());
  const [first] = oldestFirst;
  if (!first) return;
  const createdAt = new Date(endOf(first).getTime() - 86_400_000);
  const types = [...address.types];
  const row = await webhookEndpoints.insert(tx, { ...address, types, merchantId, id: newId(createdAt), createdAt });
  for (const [index, refund] of oldestFirst.entries()) {
    const answers = answersOf[oldestFirst.length - 1 - index] ?? ([taken(130)] as const);
    const type = refund.review === RefundReview.enum.successful ? 'refund.succeeded' : 'refund.failed';
    await webhookHistory.bringIn(tx, row, { event: { type, data: refund }, at: endOf(refund), answers }, now);
  }
};
