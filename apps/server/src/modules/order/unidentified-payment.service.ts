import { formatBrl } from '@balcao/brazil/money';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Locale } from '@balcao/contract/locale';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import {
  type listUnidentifiedPayments,
  type returnUnidentifiedPayment,
  type UnidentifiedPayment,
  UnidentifiedState,
} from '@balcao/contract/unidentified-payment';
import type { Clock } from '../../platform/clock.ts';
import { cursorOf, placeOf } from '../../platform/cursor.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Words } from '../../platform/email-template.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import { noMerchant } from '../ledger/ledger.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import { findUnexpected } from './unexpected-payment.repository.ts';
import type { UnexpectedPayments } from './unexpected-payment.service.ts';
import type { UnexpectedPaymentRow } from './unexpected-payment.tables.ts';
import {
  countUnidentified,
  listUnidentified,
  listUntold,
  noteTold,
  sumWaiting,
} from './unidentified-payment.repository.ts';
import { unidentifiedTexts } from './unidentified-payment.texts.ts';
import { wrongAmountLine, wrongAmountTexts } from './wrong-amount.texts.ts';

/** Seconds between two rounds; finance is written to once an hour at most, however much comes. */
const everySeconds = 60;
const emailPauseMs = 3_600_000;
const toldAtOnce = 500;
const endToEndKeys = /^[A-Za-z0-9]{32}$/;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links (rule: one-public-address). */
  readonly publicBaseUrl: string;
  readonly unexpected: Pick<UnexpectedPayments, 'giveBack'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly staffNames: Pick<StaffNames, 'recipientsOf'>;
}

const stateOf = ({ returnAskedAt, returnedAt }: UnexpectedPaymentRow): UnidentifiedState =>
  returnedAt ? 'returned' : returnAskedAt ? 'returning' : 'waiting';
const present = (row: UnexpectedPaymentRow): UnidentifiedPayment => {
  const { endToEndId, method, amount, txid, refusal, failureReason } = row;
  return {
    endToEndId,
    method,
    amount,
    txid,
    refusal,
    failureReason,
    state: stateOf(row),
    arrivedAt: row.arrivedAt.toISOString(),
    returnAskedAt: row.returnAskedAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
  };
};

/** Money that arrived without an order: finance hears of it, sees it, and has it given back to the person who paid. */
export const createUnidentifiedPayments = (needs: Needs) => {
  const { db, clock, jobs, mailer, publicBaseUrl, unexpected, auditEvents, staffNames } = needs;

  const link = `${publicBaseUrl}/console/finance/ownerless`;
  const unidentifiedWords = (found: readonly UnexpectedPaymentRow[], locale: Locale): Words => {
    const sum = found.reduce((all, { amount }) => all + amount, 0);
    return unidentifiedTexts[locale]({ count: found.length, sum: formatBrl(sum), link });
  };
  const wrongAmountWords = (found: readonly UnexpectedPaymentRow[], locale: Locale): Words => {
    const lines = found.map(({ amount, expectedAmount, orderNumber }) =>
      wrongAmountLine[locale]({
        amount: formatBrl(amount),
        expected: formatBrl(expectedAmount ?? 0),
        orderNumber: orderNumber ?? '',
      }),
    );
    return wrongAmountTexts[locale]({ count: found.length, lines });
  };
  const write = async (tx: Tx, found: readonly UnexpectedPaymentRow[]): Promise<void> => {
    const [unidentified, wrong] = [
      found.filter(({ orderNumber }) => orderNumber === null),
      found.filter(({ orderNumber }) => orderNumber !== null),
    ];
    for (const { email: to, locale } of await staffNames.recipientsOf(tx, 'finance')) {
      if (unidentified.length > 0) await mailer.send(tx, { to, ...unidentifiedWords(unidentified, locale) });
      if (wrong.length > 0) await mailer.send(tx, { to, ...wrongAmountWords(wrong, locale) });
    }
  };
  jobs.every(everySeconds, 'ownerless.tell', () =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const found = await listUntold(tx, new Date(now.getTime() - emailPauseMs), toldAtOnce);
      if (found.length === 0) return;
      const ids = found.map(({ endToEndId }) => endToEndId);
      await noteTold(tx, ids, now);
      await write(tx, found);
    }),
  );

  return {
    list: async ({
      query,
    }: Call<typeof listUnidentifiedPayments>): Promise<ReplyOf<typeof listUnidentifiedPayments>> => {
      const { state, cursor, pageNum = 1, pageSize = defaultPageSize } = query;
      const place = placeOf(cursor, endToEndKeys);
      const offset = skipOf(query);
      const [rows, waiting, ...counted] = await Promise.all([
        listUnidentified(db, state, { place, limit: pageSize + 1, offset }),
        sumWaiting(db),
        ...UnidentifiedState.options.map((one) => countUnidentified(db, one)),
      ]);
      const counts = Object.fromEntries(UnidentifiedState.options.map((one, at) => [one, counted[at] ?? 0])) as Record<
        UnidentifiedState,
        number
      >;
      const total = state ? counts[state] : counted.reduce((sum, count) => sum + count, 0);
      const shown = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? shown.at(-1) : undefined;
      return {
        list: shown.map(present),
        total: Math.min(total, totalCountedAtMost),
        totalIsCapped: total > totalCountedAtMost,
        pageNum,
        pageSize,
        counts,
        waiting,
        nextCursor: last ? cursorOf({ at: last.arrivedAt, key: last.endToEndId }) : null,
      };
    },

    /** What was said before stays as it was said. @throws Refusal `not_found`, `payment_has_order`. */
    giveBack: (call: Call<typeof returnUnidentifiedPayment>): Promise<UnidentifiedPayment> =>
      idempotently(db, call, async (tx) => {
        const { endToEndId } = call.params;
        const asked = await unexpected.giveBack(tx, endToEndId);
        if (!asked) return present((await findUnexpected(tx, noMerchant, endToEndId)) ?? refuse('not_found'));
        await auditEvents.record(tx, call, {
          kind: 'ownerlessReturned',
          merchantId: null,
          subjectId: noMerchant,
          subjectName: endToEndId,
          changes: [{ field: 'reason', before: '', after: call.body.reason }],
        });
        return present(asked);
      }),
  };
};
export type UnidentifiedPayments = ReturnType<typeof createUnidentifiedPayments>;
