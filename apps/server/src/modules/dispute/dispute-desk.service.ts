import { isUndecided } from '@balcao/contract/dispute';
import type {
  DeskDispute,
  DeskDisputeDetail,
  decideDispute,
  getDeskDispute,
  listDeskDisputes,
  openDeskEvidence,
  registerDispute,
} from '@balcao/contract/dispute-desk';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { DocumentLink } from '@balcao/contract/upload';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { OrderRefunds, PaidOrder } from '../order/order-refund.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import type { BankReturns } from './bank-return.service.ts';
import { presentDispute } from './dispute.present.ts';
import { countUndecided, findAnywhere } from './dispute.repository.ts';
import type { DisputeRow } from './dispute.tables.ts';
import type { DisputeCases } from './dispute-case.service.ts';
import type { DisputeEvidences } from './dispute-evidence.service.ts';
import type { DisputeLists } from './dispute-list.service.ts';

interface Needs {
  readonly db: Db;
  readonly cases: Pick<DisputeCases, 'open' | 'end'>;
  readonly returns: Pick<BankReturns, 'take'>;
  readonly lists: Pick<DisputeLists, 'page' | 'detailOf'>;
  readonly evidence: Pick<DisputeEvidences, 'holds'>;
  readonly orders: Pick<OrderRefunds, 'lockPaid' | 'merchantOf'>;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly uploads: Pick<UploadService, 'link'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly staffNames: Pick<StaffNames, 'nameOf'>;
}

/** Disputes as staff see them: they register what a bank told by letter, and record what it decided. */
export const createDisputeDesk = (needs: Needs) => {
  const { db, cases, returns, lists, evidence, orders, teams, uploads, auditEvents, staffNames } = needs;
  const merchantsOf = async (queries: Queries, rows: readonly DisputeRow[]) => {
    const known = await teams.payees(queries, [...new Set(rows.map(({ merchantId }) => merchantId))]);
    return (merchantId: string) => {
      const team = known.get(merchantId);
      return { merchantId, number: team?.merchantNumber ?? '', name: team?.name ?? '' };
    };
  };
  const detail = async (queries: Queries, row: DisputeRow): Promise<DeskDisputeDetail> => {
    const { openedBy, decidedBy, decisionNote, source, merchantId } = row;
    const merchant = (await merchantsOf(queries, [row]))(merchantId);
    return { ...(await lists.detailOf(queries, row)), merchant, source, openedBy, decidedBy, decisionNote };
  };
  const find = async (queries: Queries, number: string): Promise<DisputeRow> =>
    (await findAnywhere(queries, number)) ?? refuse('not_found');

  type Recorded = Pick<DisputeRow, 'merchantId' | 'number'>;
  const record = (
    tx: Tx,
    call: Pick<Call<typeof decideDispute>, 'actor' | 'ip' | 'requestId' | 'now'>,
    kind: 'disputeRegistered' | 'disputeDecided',
    { row, after }: { readonly row: Recorded; readonly after: string },
  ) =>
    auditEvents.record(tx, call, {
      kind,
      merchantId: row.merchantId,
      subjectId: row.merchantId,
      subjectName: row.number,
      changes: [{ field: 'reason', before: '', after }],
    });

  /** The bank took it: booked as if its rail had told so. */
  const accept = async (
    tx: Tx,
    order: PaidOrder,
    said: { readonly amount: number; readonly returnId: string; readonly kind: DisputeRow['kind']; readonly now: Date },
    decision: { readonly by: string; readonly note: string },
  ): Promise<void> => {
    if (said.amount > order.paidAmount - order.bankReturned) refuse('dispute_exceeds_order');
    const taken = await returns.take(
      tx,
      order,
      {
        key: said.returnId,
        endToEndId: order.endToEndId ?? '',
        amount: said.amount,
        at: said.now.toISOString(),
        reason: null,
        nature: said.kind === 'fraud' ? 'MED_FRAUDE' : 'MED_OPERACIONAL',
      },
      decision,
    );
    if (!taken) refuse('return_known');
  };

  return {
    list: async ({ query }: Call<typeof listDeskDisputes>): Promise<ReplyOf<typeof listDeskDisputes>> => {
      const { status, ...ask } = query;
      const [{ rows, ...rest }, undecided] = await Promise.all([lists.page({ status }, ask), countUndecided(db)]);
      const merchantOf = await merchantsOf(db, rows);
      const list = rows.map(
        (row): DeskDispute => ({
          ...presentDispute(row),
          merchant: merchantOf(row.merchantId),
          source: row.source,
        }),
      );
      return { ...rest, list, undecided };
    },

    get: async ({ params }: Call<typeof getDeskDispute>): Promise<DeskDisputeDetail> =>
      detail(db, await find(db, params.number)),

    register: (call: Call<typeof registerDispute>): Promise<DeskDisputeDetail> =>
      idempotently(db, call, async (tx) => {
        const { orderNumber, kind, amount, reason } = call.body;
        const merchantId = (await orders.merchantOf(tx, orderNumber)) ?? refuse('not_found');
        const order = await orders.lockPaid(tx, merchantId, { number: orderNumber });
        const openedBy = await staffNames.nameOf(tx, call.actor.staffId);
        const row = await cases.open(tx, order, { kind, amount, reason, openedBy });
        await record(tx, call, 'disputeRegistered', { row, after: reason });
        return detail(tx, row);
      }),

    /** @throws Refusal `state_forbids` once it was decided; `return_known` where the bank's own word came first. */
    decide: (call: Call<typeof decideDispute>): Promise<DeskDisputeDetail> =>
      idempotently(db, call, async (tx) => {
        const { body, now } = call;
        const found = await find(tx, call.params.number);
        // The order first, as everything that moves its money.
        const order = await orders.lockPaid(tx, found.merchantId, { number: found.orderNumber });
        const row = await find(tx, found.number);
        if (!isUndecided(row.status)) refuse('state_forbids');
        const decision = { by: await staffNames.nameOf(tx, call.actor.staffId), note: body.note };
        if (body.decision === 'accepted') {
          const { amount, returnId } = body;
          await accept(tx, order, { amount, returnId, kind: row.kind, now }, decision);
        } else await cases.end(tx, row, 'rejected', decision);
        await record(tx, call, 'disputeDecided', { row, after: body.note });
        return detail(tx, await find(tx, row.number));
      }),

    openEvidence: (call: Call<typeof openDeskEvidence>): Promise<DocumentLink> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, ip, now } = call;
        const row = await find(tx, params.number);
        if (!(await evidence.holds(tx, row, params.file))) refuse('not_found');
        const viewer = { staffId: actor.staffId };
        return uploads.link(tx, { merchantId: row.merchantId, id: params.file, viewer, ip, now });
      }),
  };
};
export type DisputeDesk = ReturnType<typeof createDisputeDesk>;
