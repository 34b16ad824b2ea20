import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/unknown.ts';

export default {
  title: 'No answer',
  line: 'What the payment methods have not told us for more than {hours, number} hours. We go on asking by ourselves; here you ask at once.',
  all: 'All',
  partsLabel: 'Parts of the list',
  parts: {
    order: 'Orders',
    refund: 'Refunds',
    hold: 'Captures and releases',
    stray: 'Holds to let go',
    return: 'Returns',
    withdrawal: 'Withdrawals',
  },
  kinds: {
    order: 'Order',
    refund: 'Refund',
    hold: 'Capture or release',
    stray: 'Hold to let go',
    return: 'Return',
    withdrawal: 'Withdrawal',
  },
  columns: {
    kind: 'What',
    number: 'Number',
    merchant: 'Merchant',
    amount: 'Amount',
    since: 'Since',
    next: 'Asked next',
    ask: 'Action',
  },
  bank: 'Bank',
  ownerless: 'Without an owner',
  theNumber: 'the number',
  times: '{count, plural, =0 {not asked yet} one {asked once} other {asked # times}}',
  ask: 'Ask now',
  askAbout: 'Ask now: {about}',
  asked: 'The payment method is being asked.',
  more: '{count, plural, one {# more case} other {# more cases}}: the list shows the {most, number} oldest of each kind.',
  none: {
    title: 'Everything is answered',
    text: 'Nothing has been without an answer for more than a day.',
  },
} satisfies Shape<typeof pt>;
