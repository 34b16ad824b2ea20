import { formatBrl } from '@balcao/brazil/money';
import type { ConsentSubject } from '@balcao/contract/staff-consent';
import type { UnidentifiedPayment, UnidentifiedRequest } from '@balcao/contract/unidentified-payment';
import * as z from 'zod/mini';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import { noMerchant } from '../ledger/ledger.service.ts';
import type { SettingRequests } from '../merchant/setting-request.service.ts';
import type { AuditEvent } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { isOfAnOrder, lockArrival, lockUnidentified } from './unexpected-payment.repository.ts';
import type { UnexpectedPaymentRow } from './unexpected-payment.tables.ts';
import { presentUnidentified } from './unidentified-payment.present.ts';
import { listWaitingByIds } from './unidentified-payment.repository.ts';

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly requests: Pick<SettingRequests, 'ask' | 'liveOf' | 'unidentified'>;
}
/** What may be requested for an unidentified payment. */
export type UnidentifiedSubject = Extract<ConsentSubject, 'return' | 'credit' | 'close' | 'match'>;
const subjects: readonly UnidentifiedSubject[] = ['return', 'credit', 'close', 'match'];
/** What was asked for, as its row keeps it. */
const Proposal = z.object({
  endToEndId: z.string(),
  merchantId: z.optional(z.string()),
  returnId: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
  difference: z.optional(z.int()),
});
type Proposal = z.infer<typeof Proposal>;

interface Asking {
  readonly subject: UnidentifiedSubject;
  readonly proposal: Proposal;
  readonly reason: string;
}
const everySeconds = 60;

/** Requests about unidentified payments: one person of finance requests, another decides; one open request per payment. */
export const createUnidentifiedRequests = ({ db, jobs, teams, requests }: Needs) => {
  /** What colleagues ask for about these payments, or about any, by their ids. */
  const askedOf = async (
    queries: Queries,
    ids?: readonly string[],
  ): Promise<ReadonlyMap<string, UnidentifiedRequest>> => {
    const live = await requests.liveOf(queries, noMerchant, subjects, ids);
    const told = live.map(({ row, consent }) => ({ row, consent, proposal: Proposal.parse(row.proposal) }));
    const merchantIds = told.flatMap(({ proposal: { merchantId } }) => merchantId ?? []);
    const payees = merchantIds.length > 0 ? await teams.payees(queries, [...new Set(merchantIds)]) : undefined;
    const present = ({ row: { subject }, consent, proposal }: (typeof told)[number]): UnidentifiedRequest => {
      const { merchantId = '', returnId = '', orderNumber = '', difference = 0 } = proposal;
      const merchant = { merchantId, name: payees?.get(merchantId)?.name ?? '' };
      if (subject === 'credit') return { subject, consent, merchant };
      if (subject === 'match') return { subject, consent, merchant, orderNumber, difference };
      return subject === 'close' ? { subject, consent, returnId } : { subject: 'return', consent };
    };
    return new Map(told.map((one) => [one.row.about, present(one)]));
  };
  const show = async (queries: Queries, row: UnexpectedPaymentRow): Promise<UnidentifiedPayment> =>
    presentUnidentified(row, (await askedOf(queries, [row.endToEndId])).get(row.endToEndId) ?? null);

  const endOfOthers = async (): Promise<void> => {
    const asked = [...(await askedOf(db)).keys()];
    if (asked.length === 0) return;
    const waiting = new Set((await listWaitingByIds(db, asked)).map(({ endToEndId }) => endToEndId));
    const over = asked.filter((id) => !waiting.has(id));
    if (over.length > 0) await transaction(db, (tx) => requests.unidentified.end(tx, over));
  };
  // Its own bank may give such money back while colleagues still talk about it.
  jobs.every(everySeconds, 'ownerless.requests', endOfOthers);

  return {
    askedOf,
    show,

    /**
     * Requests a colleague's decision. Locks the request before the payment (docs/lock-order.md). @throws Refusal `colleague_first` where another
     * request is open, or the payment was handled in another way; `payment_has_order`.
     */
    ask: async (
      tx: Tx,
      call: AuditEvent,
      row: Pick<UnexpectedPaymentRow, 'endToEndId' | 'amount'>,
      { subject, proposal, reason }: Asking,
    ): Promise<UnidentifiedPayment> => {
      const { endToEndId, amount } = row;
      const about = { merchantId: noMerchant, subject, about: endToEndId, name: formatBrl(amount) };
      await requests.ask(tx, call, { ...about, proposal, reason });
      if (await isOfAnOrder(tx, endToEndId)) refuse('payment_has_order');
      const held = await lockUnidentified(tx, noMerchant, endToEndId);
      if (!held || held.returnAskedAt || held.matchedAt) return refuse('colleague_first');
      return show(tx, held);
    },

    /** A payment that waits, held until the transaction ends. @throws Refusal `colleague_first`, `payment_has_order`. */
    holdWaiting: async (tx: Tx, endToEndId: string): Promise<UnexpectedPaymentRow> => {
      await lockArrival(tx, endToEndId);
      const row = await lockUnidentified(tx, noMerchant, endToEndId);
      if (!row || row.returnAskedAt || row.matchedAt) return refuse('colleague_first');
      // An order was paid by it after all: its money is the order's.
      if (await isOfAnOrder(tx, endToEndId)) refuse('payment_has_order');
      return row;
    },
  };
};
export type UnidentifiedRequests = ReturnType<typeof createUnidentifiedRequests>;
