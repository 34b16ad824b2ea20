import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/bill.ts';

export default {
  title: 'Daily files',
  line: 'What came in and went out each day, line by line, to check against your own system.',
  columns: {
    day: 'Day',
    received: 'Received',
    refunded: 'Refunded',
    fee: 'Fees',
    net: 'Net amount',
    rows: 'Lines',
    file: 'File',
  },
  download: 'Download',
  downloadOf: 'Download the file of {day}',
  file: 'daily-file-{day}.csv.gz',
  day: {
    label: 'Another day',
    submit: 'Download the file',
  },
  empty: {
    title: 'No file yet',
    text: 'Every night the file of the day before appears here, if anything moved.',
  },
} satisfies Shape<typeof pt>;
