import { formatBrl } from '@balcao/brazil/money';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Locale } from '@balcao/contract/locale';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { type listUnidentifiedPayments, UnidentifiedState } from '@balcao/contract/unidentified-payment';
import type { Clock } from '../../platform/clock.ts';
import { cursorOf, placeOf } from '../../platform/cursor.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Words } from '../../platform/email-template.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail.ts';
import { skipOf } from '../../platform/page.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { UnexpectedPaymentRow } from './unexpected-payment.tables.ts';
import { presentUnidentified } from './unidentified-payment.present.ts';
import {
  countUnidentified,
  listRests,
  listUnidentified,
  listUntold,
  listWaitingByIds,
  noteTold,
  sumWaiting,
} from './unidentified-payment.repository.ts';
import { unidentifiedTexts } from './unidentified-payment.texts.ts';
import type { UnidentifiedRequests } from './unidentified-request.service.ts';
import type { UnidentifiedReturns } from './unidentified-return.service.ts';
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
  readonly asks: Pick<UnidentifiedRequests, 'askedOf'>;
  readonly returns: Pick<UnidentifiedReturns, 'limit'>;
  readonly staffNames: Pick<StaffNames, 'recipientsOf'>;
}

/** Money that arrived without an order: finance hears of it and sees it. */
export const createUnidentifiedPayments = (needs: Needs) => {
  const { db, clock, jobs, mailer, publicBaseUrl, asks, returns, staffNames } = needs;

  const link = `${publicBaseUrl}/console/finance/unidentified`;
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
      const [rows, waiting, returnLimit, ...counted] = await Promise.all([
        listUnidentified(db, state, { place, limit: pageSize + 1, offset }),
        sumWaiting(db),
        returns.limit(db),
        ...UnidentifiedState.options.map((one) => countUnidentified(db, one)),
      ]);
      const counts = Object.fromEntries(UnidentifiedState.options.map((one, at) => [one, counted[at] ?? 0])) as Record<
        UnidentifiedState,
        number
      >;
      const total = state ? counts[state] : counted.reduce((sum, count) => sum + count, 0);
      const shown = rows.slice(0, pageSize);
      const asked = await asks.askedOf(db);
      const rests = await listRests(db, shown);
      const present = (row: UnexpectedPaymentRow) =>
        presentUnidentified(row, asked.get(row.endToEndId) ?? null, rests.get(row.endToEndId));
      const waitingFor = await listWaitingByIds(db, [...asked.keys()]);
      const last = rows.length > pageSize ? shown.at(-1) : undefined;
      return {
        list: shown.map(present),
        total: Math.min(total, totalCountedAtMost),
        totalIsCapped: total > totalCountedAtMost,
        pageNum,
        pageSize,
        counts,
        waiting,
        returnLimit,
        asked: waitingFor.map(present),
        nextCursor: last ? cursorOf({ at: last.arrivedAt, key: last.endToEndId }) : null,
      };
    },
  };
};
export type UnidentifiedPayments = ReturnType<typeof createUnidentifiedPayments>;
