import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/unknown.ts';

export default {
  title: 'Operations without an answer for more than 24 hours',
  menu: 'No answer',
  line: 'What the payment methods have not told us for more than {hours, number} hours. The search is automatic; here you ask at once.',
  partsLabel: vocabulary.listParts,
  parts: {
    order: money.orders,
    refund: money.refunds,
    hold: 'Captures and releases',
    stray: 'Holds to let go',
    return: 'Returns',
    withdrawal: money.withdrawals,
  },
  kinds: {
    order: shared.order,
    refund: money.refund,
    hold: 'Capture or release',
    stray: 'Hold to let go',
    return: 'Return',
    withdrawal: money.withdrawal,
  },
  columns: {
    kind: 'What',
    number: shared.number,
    merchant: shared.merchant,
    amount: shared.amount,
    since: 'Since',
    next: vocabulary.askedNext,
    ask: vocabulary.action,
  },
  bank: 'Bank',
  unidentified: vocabulary.withoutAnOwner,
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
