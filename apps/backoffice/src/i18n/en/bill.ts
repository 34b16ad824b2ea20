import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/bill.ts';

export default {
  title: vocabulary.dailyFiles,
  line: 'What came in and went out each day, from the opening to the closing balance, to check against your system.',
  columns: {
    day: shared.day,
    received: money.sales,
    refunded: money.refunds,
    fee: money.fees,
    withdrawn: money.withdrawals,
    adjusted: vocabulary.adjustments,
    net: shared.netAmount,
    closing: money.closingBalance,
    file: vocabulary.file,
  },
  downloadOf: 'Download the file for {day}',
  file: 'daily-file-{day}.{end}',
  formats: {
    xlsx: vocabulary.xlsx,
    csv: vocabulary.csv,
    program: 'CSV for your system, in centavos',
  },
  day: {
    label: 'Another day',
    submit: 'Download the file',
  },
  month: {
    title: money.monthClosing,
    line: 'A whole month for your accounting: sales, refunds, fees, withdrawals and adjustments, by day and in total, from the opening to the closing balance.',
    label: 'Month',
    note: 'The file will contain each day of the month and the total, with the opening and closing balances.',
  },
  empty: {
    title: vocabulary.noFileYet,
    text: "Every night, the previous day's file appears here if there were any movements.",
  },
} satisfies Shape<typeof pt>;
