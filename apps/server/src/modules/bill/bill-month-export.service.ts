import { formatDate } from '@balcao/brazil/dates';
import { BillMonthFilter, billMonthsSince } from '@balcao/contract/bill';
import { billParts } from '@balcao/contract/bill-parts';
import type { Locale } from '@balcao/contract/locale';
import type { Clock } from '../../platform/clock.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import type { Column, ExportAsk, ExportSource, OwnCell, Rows } from '../export/export.service.ts';
import type { StatementOwners } from '../ledger/statement-owner.service.ts';
import { billTexts } from './bill.texts.ts';
import { hasSettled } from './bill-days.ts';
import { daysOf, daysOfMonth, type MonthDay, type MonthRow, monthZone } from './bill-month.ts';
import { monthPdf } from './bill-month-pdf.ts';
import type { BillReading } from './bill-reading.ts';

interface Needs {
  readonly clock: Clock;
  readonly reader: Pick<BillReading, 'prepare' | 'sums'>;
  readonly ownerOf: StatementOwners;
}
type Ask = Pick<ExportAsk, 'merchantId' | 'filter' | 'locale'>;

const words = (value: string, strong = false): OwnCell => ({ value, kind: 'text', strong });
const sum = (value: number): OwnCell => ({ value, kind: 'money', strong: true });
const columns = ['opening', ...billParts, 'closing'] as const;
const dayRow = (row: MonthDay): Rows[number] => [row.day, ...columns.map((column) => row[column])];
const wholeRow = (label: string, row: MonthRow): Rows[number] => [
  words(label, true),
  ...columns.map((column) => sum(row[column])),
];

/** Months as files for the accountant: each day and the whole, from the opening to the closing balance of all the merchant's money. */
export const createBillMonthExport = ({ clock, reader, ownerOf }: Needs): ExportSource => {
  const monthOf = ({ filter }: Pick<Ask, 'filter'>): string => BillMonthFilter.parse(filter).month;
  const quiet = (): void => {};

  async function* batches(ask: Ask): AsyncGenerator<Rows> {
    const days = daysOfMonth(reader, ask.merchantId, monthOf(ask), quiet);
    let day = await days.next();
    for (; !day.done; day = await days.next()) yield [dayRow(day.value)];
    yield [wholeRow(billTexts[ask.locale].total, day.value)];
  }

  return {
    menu: 'payment.financial',
    timeZone: monthZone,
    name: (locale) => billTexts[locale].month,
    filterOf: (_, filter) => {
      const read = BillMonthFilter.safeParse(filter);
      if (!read.success) throw new Refusal('form_invalid', { issues: read.error.issues as never });
      const { month } = read.data;
      if (month < billMonthsSince || !hasSettled(daysOf(month).last, clock.now())) refuseField('month', 'billMonth');
      return { month };
    },
    columns: (locale) => columnsOf(locale),
    above: async (ask) => {
      const texts = billTexts[ask.locale];
      const { registeredName, document, number } = await ownerOf(ask.merchantId);
      const { first, last } = daysOf(monthOf(ask));
      const date = (day: string) => formatDate(day, { locale: ask.locale, form: 'date' });
      const issuedAt = formatDate(clock.now().toISOString(), { zone: monthZone, locale: ask.locale, form: 'full' });
      return [
        [words(texts.month, true)],
        [words(registeredName, true)],
        [words([document, `${texts.merchantNumber} ${number}`].filter(Boolean).join(' · '))],
        [words(texts.period(date(first), date(last)))],
        [words(texts.issued(issuedAt))],
        [words(texts.note)],
        [],
      ];
    },
    /** A row for each day, and one for the whole. */
    count: async (ask) => Number(daysOf(monthOf(ask)).last.slice(6)) + 1,
    batches,
    document: async function* (_, ask, onRows) {
      const month = monthOf(ask);
      const days: MonthDay[] = [];
      const reading = daysOfMonth(reader, ask.merchantId, month, quiet);
      let day = await reading.next();
      for (; !day.done; day = await reading.next()) {
        days.push(day.value);
        onRows(1);
      }
      const owner = await ownerOf(ask.merchantId);
      yield* monthPdf({ ...daysOf(month), owner, days, whole: day.value, issuedAt: clock.now() }, ask.locale);
      onRows(1);
    },
  };
};

const columnsOf = (locale: Locale): Column[] => {
  const { dayColumn, parts, opening, closing } = billTexts[locale];
  return [
    { title: dayColumn, kind: 'day' },
    ...[opening, ...billParts.map((part) => parts[part]), closing].map((title) => ({ title, kind: 'money' as const })),
  ];
};
