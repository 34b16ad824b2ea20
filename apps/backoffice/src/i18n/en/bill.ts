import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/bill.ts';

export default {
  title: 'Daily files',
  line: 'What came in and went out each day, from the opening to the closing balance, to check against your own system.',
  columns: {
    day: 'Day',
    received: 'Sales',
    refunded: 'Refunds',
    fee: 'Fees',
    withdrawn: 'Withdrawals',
    adjusted: 'Adjustments',
    net: 'Net amount',
    closing: 'Closing balance',
    file: 'File',
  },
  download: 'Download',
  downloadOf: 'Download the file of {day}',
  file: 'daily-file-{day}.{end}',
  formats: {
    xlsx: 'Excel (XLSX)',
    csv: 'CSV',
    program: 'CSV for your system, in centavos',
  },
  day: {
    label: 'Another day',
    submit: 'Download the file',
  },
  month: {
    title: 'Month closing',
    line: 'A whole month for your accountant: sales, refunds, fees, withdrawals and adjustments, by day and in total, from the opening to the closing balance.',
    label: 'Month',
    note: 'The file will have each day of the month and the total, with the opening and the closing balance.',
  },
  empty: {
    title: 'No file yet',
    text: 'Every night the file of the day before appears here, if anything moved.',
  },
} satisfies Shape<typeof pt>;
