import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/export.ts';

export default {
  title: vocabulary.export,
  button: vocabulary.export,
  format: 'File format',
  formats: {
    csv: vocabulary.csv,
    xlsx: vocabulary.xlsx,
    ofx: 'OFX, for accounting software',
    pdf: vocabulary.pdf,
  },
  filtered: 'The file will hold what the list shows with the filters of now, on all its pages.',
  everything: 'The file will hold everything that the list reaches, on all its pages.',
  whole: 'The file will hold every movement of the period, whatever else is filtered.',
  sheetLimit: 'A spreadsheet holds up to {count} rows; for more than that, use CSV.',
  start: 'Prepare the file',
  files: 'Your files',
  kept: 'Each file is kept for {hours} hours, for you alone.',
  waiting: 'In the queue',
  running: '{rows} of {total} rows',
  done: '{count, plural, =0 {No rows} one {# row} other {# rows}}, {size}',
  failed: {
    too_many_rows: 'Too many rows for a spreadsheet. Ask for CSV or use a filter.',
    broken: 'It did not work. Ask again.',
  },
  fetch: 'Download {name}',
  names: {
    ledger: 'statement',
    order: 'orders',
    instalment: 'instalments',
    refund: 'refunds',
    preauth: 'pre-authorisations',
    withdrawal: 'withdrawals',
    settlement: 'settlements',
    settlementItem: 'settlement-orders',
    dashboard: 'dashboard',
    billMonth: 'month-closing',
    channel: 'channels',
    messageDelivery: 'messages-sent',
    broadcast: 'posts',
    follower: 'followers',
    usageDay: 'usage-by-day',
    usageFault: 'mini-program-errors',
  },
} as const satisfies Shape<typeof pt>;
