import { WithdrawalFilter } from '@balcao/contract/withdrawal';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { Column, ExportAsk, ExportSource, Rows } from '../export/export.service.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';
import { sheetTexts, statusTexts, titleTexts, typeTexts } from './withdrawal.texts.ts';
import { countAll, listPage } from './withdrawal-list.repository.ts';
import { applicantsOf, placeOfRow } from './withdrawal-list.service.ts';

const kinds: readonly Column['kind'][] = [
  ...(['digits', 'text', 'text', 'text', 'text', 'instant', 'instant', 'instant', 'money', 'money', 'money'] as const),
  ...(['text', 'text', 'text', 'text', 'text', 'text', 'text', 'text'] as const),
];
const rowsAtOnce = 1_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly names: Pick<AccountNames, 'peopleOf'>;
}

/** Withdrawals as a file: every field, accounts hidden but for their ends (rule: masked). */
export const createWithdrawalExport = ({ db, clock, names }: Needs): ExportSource => {
  const by = ({ merchantId, filter }: Pick<ExportAsk, 'merchantId' | 'filter'>) => ({
    ...WithdrawalFilter.parse(filter),
    merchantId,
  });

  const rowOf = (row: WithdrawalRow, applicant: string | null, { locale }: ExportAsk) => [
    ...[row.number, row.transactionId, typeTexts[locale][row.type], statusTexts[locale][row.status], applicant],
    ...[row.appliedAt.getTime(), row.completedAt?.getTime() ?? null, row.succeededAt?.getTime() ?? null],
    ...[row.amount, row.fee, row.credited, row.masked, row.accountName, row.institution, row.branch],
    ...[row.payee, row.payer, row.channelNumber, row.failureReason],
  ];

  async function* batches(ask: ExportAsk): AsyncGenerator<Rows> {
    const filter = by(ask);
    let place: Place | undefined;
    for (;;) {
      const rows = await listPage(db, filter, place, rowsAtOnce);
      const nameOf = await applicantsOf(names, db, rows);
      yield rows.map((row) => rowOf(row, nameOf(row), ask));
      const last = rows.at(-1);
      if (!last || rows.length < rowsAtOnce) return;
      place = placeOfRow(last, filter.basis);
    }
  }

  return {
    menu: 'payment.financial',
    name: (locale) => sheetTexts[locale],
    // What is asked for while the file is made is not in it: it holds what the list showed.
    filterOf: (_merchantId, filter) => {
      const read = WithdrawalFilter.safeParse(filter);
      if (!read.success) throw new Refusal('form_invalid', { issues: read.error.issues as never });
      const now = clock.now().toISOString();
      return { ...read.data, to: read.data.to && read.data.to < now ? read.data.to : now };
    },
    columns: (locale) => kinds.map((kind, index) => ({ kind, title: titleTexts[locale][index] ?? '' })),
    count: (ask) => countAll(db, by(ask)),
    batches,
  };
};
