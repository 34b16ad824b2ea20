import { formatBrl } from '@balcao/brazil/money';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Locale } from '@balcao/contract/locale';
import {
  type listOwnerlessPayments,
  type OwnerlessPayment,
  OwnerlessState,
  type returnOwnerlessPayment,
} from '@balcao/contract/ownerless-payment';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { Clock } from '../../platform/clock.ts';
import { cursorOf, placeOf } from '../../platform/cursor.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Words } from '../../platform/letter.ts';
import type { Mailer } from '../../platform/mail.ts';
import { once } from '../../platform/once.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import { noMerchant } from '../ledger/ledger.service.ts';
import type { StaffDeeds } from '../staff/staff-deed.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import { countOwnerless, listOwnerless, listUntold, noteTold, sumWaiting } from './ownerless-payment.repository.ts';
import { ownerlessTexts } from './ownerless-payment.texts.ts';
import { findUnexpected } from './unexpected-payment.repository.ts';
import type { UnexpectedPayments } from './unexpected-payment.service.ts';
import type { UnexpectedPaymentRow } from './unexpected-payment.tables.ts';
import { wrongAmountLine, wrongAmountTexts } from './wrong-amount.texts.ts';

/** Seconds between two rounds; finance is written to once an hour at most, however much comes. */
const everySeconds = 60;
const letterPauseMs = 3_600_000;
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
  readonly deeds: Pick<StaffDeeds, 'record'>;
  readonly staffNames: Pick<StaffNames, 'recipientsOf'>;
}

const stateOf = ({ returnAskedAt, returnedAt }: UnexpectedPaymentRow): OwnerlessState =>
  returnedAt ? 'returned' : returnAskedAt ? 'returning' : 'waiting';
const present = (row: UnexpectedPaymentRow): OwnerlessPayment => {
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

/** Money that arrived without an order: finance hears of it, sees it, and has it given back to whoever paid. */
export const createOwnerlessPayments = (needs: Needs) => {
  const { db, clock, jobs, mailer, publicBaseUrl, unexpected, deeds, staffNames } = needs;

  const link = `${publicBaseUrl}/console/finance/ownerless`;
  const ownerlessWords = (found: readonly UnexpectedPaymentRow[], locale: Locale): Words => {
    const sum = found.reduce((all, { amount }) => all + amount, 0);
    return ownerlessTexts[locale]({ count: found.length, sum: formatBrl(sum), link });
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
    const [ownerless, wrong] = [
      found.filter(({ orderNumber }) => orderNumber === null),
      found.filter(({ orderNumber }) => orderNumber !== null),
    ];
    for (const { email: to, locale } of await staffNames.recipientsOf(tx, 'finance')) {
      if (ownerless.length > 0) await mailer.send(tx, { to, ...ownerlessWords(ownerless, locale) });
      if (wrong.length > 0) await mailer.send(tx, { to, ...wrongAmountWords(wrong, locale) });
    }
  };
  jobs.every(everySeconds, 'ownerless.tell', () =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const found = await listUntold(tx, new Date(now.getTime() - letterPauseMs), toldAtOnce);
      if (found.length === 0) return;
      const ids = found.map(({ endToEndId }) => endToEndId);
      await noteTold(tx, ids, now);
      await write(tx, found);
    }),
  );

  return {
    list: async ({ query }: Call<typeof listOwnerlessPayments>): Promise<ReplyOf<typeof listOwnerlessPayments>> => {
      const { state, cursor, pageNum = 1, pageSize = defaultPageSize } = query;
      const place = placeOf(cursor, endToEndKeys);
      const offset = skipOf(query);
      const [rows, waiting, ...counted] = await Promise.all([
        listOwnerless(db, state, { place, limit: pageSize + 1, offset }),
        sumWaiting(db),
        ...OwnerlessState.options.map((one) => countOwnerless(db, one)),
      ]);
      const counts = Object.fromEntries(OwnerlessState.options.map((one, at) => [one, counted[at] ?? 0])) as Record<
        OwnerlessState,
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
    giveBack: (call: Call<typeof returnOwnerlessPayment>): Promise<OwnerlessPayment> =>
      once(db, call, async (tx) => {
        const { endToEndId } = call.params;
        const asked = await unexpected.giveBack(tx, endToEndId);
        if (!asked) return present((await findUnexpected(tx, noMerchant, endToEndId)) ?? refuse('not_found'));
        await deeds.record(tx, call, {
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
export type OwnerlessPayments = ReturnType<typeof createOwnerlessPayments>;
