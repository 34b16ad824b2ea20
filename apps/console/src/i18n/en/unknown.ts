import money from '@balcao/contract/i18n/en/money';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/unknown.ts';

export default {
  title: 'Operations without a response for more than 24 hours',
  menu: 'No response',
  line: 'Operations the payment methods have not reported on for more than {hours, number} hours. Checks run automatically; here you can check right away.',
  partsLabel: vocabulary.listParts,
  parts: {
    order: money.orders,
    refund: money.refunds,
    hold: 'Captures and releases',
    stray: 'Holds to release',
    return: 'Returns',
    withdrawal: money.withdrawals,
  },
  kinds: {
    order: shared.order,
    refund: money.refund,
    hold: 'Capture or release',
    stray: 'Hold to release',
    return: names.aReturn,
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
  times: '{count, plural, =0 {not checked yet} one {checked once} other {checked # times}}',
  ask: 'Check now',
  askAbout: 'Check now: {about}',
  asked: 'Checking with the payment method.',
  more: '{count, plural, one {# more case} other {# more cases}}: the list shows the {most, number} oldest of each kind.',
  none: {
    title: 'No pending responses',
    text: 'No operation has been without a response for more than a day.',
  },
} satisfies Shape<typeof pt>;
