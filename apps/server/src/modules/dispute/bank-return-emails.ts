import { formatBrl } from '@balcao/brazil/money';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import { listUntoldReturns, noteReturnsTold } from './bank-return.repository.ts';
import { bankReturnTexts } from './bank-return.texts.ts';

/** Finance is written to once an hour at most, however much banks take. */
const everySeconds = 60;
const pauseMs = 3_600_000;
const toldAtOnce = 500;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly publicBaseUrl: string;
  readonly staffNames: Pick<StaffNames, 'recipientsOf'>;
}

/** Tells finance by mail what banks took of paid orders, and what of it is owed. */
export const createBankReturnEmails = ({ db, clock, jobs, mailer, publicBaseUrl, staffNames }: Needs): void => {
  jobs.every(everySeconds, 'dispute.tell-finance', () =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const found = await listUntoldReturns(tx, new Date(now.getTime() - pauseMs), toldAtOnce);
      const last = found.at(-1);
      if (!last) return;
      await noteReturnsTold(tx, last.heardAt, now);
      const sumOf = (of: (row: (typeof found)[number]) => number): number =>
        found.reduce((sum, row) => sum + of(row), 0);
      const [sum, debt] = [sumOf(({ amount }) => amount), sumOf(({ drawn }) => drawn.debt)];
      for (const { email: to, locale } of await staffNames.recipientsOf(tx, 'finance')) {
        const told = { sum: formatBrl(sum), debt: debt > 0 ? formatBrl(debt) : null };
        const link = `${publicBaseUrl}/console/finance/disputes`;
        await mailer.send(tx, { to, ...bankReturnTexts[locale]({ ...told, count: found.length, link }) });
      }
    }),
  );
};
