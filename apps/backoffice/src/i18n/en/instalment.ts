import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/instalment.ts';

export default {
  title: money.instalments,
  line: 'Orders that were paid in instalments by credit card: what has come, and what is still to come.',
  columns: {
    order: shared.order,
    status: shared.status,
    goods: vocabulary.goods,
    card: money.card,
    progress: money.instalments,
    perPeriod: 'Amount per instalment',
    repaid: 'Repaid',
    waiting: 'Waiting',
    refunded: 'Covered by refunds',
    nextDue: 'Next due',
    paidAt: vocabulary.paidOn,
  },
  filters: {
    number: money.searchByOrder,
    due: 'Due',
  },
  status: {
    pending: 'Pending',
    paid: 'Paid',
    refunded: 'Refunded',
  },
  progress: '{paid, number} of {count, number}',
  progressRefunded: '{paid, number} of {count, number}, {refunded, number} refunded',
  nothing: 'No orders with these filters',
  empty: {
    title: 'No orders in instalments',
    text: 'When somebody pays in instalments by credit card, the order shows here with each instalment and the day it is due.',
  },
  panel: {
    title: 'Instalments of order {number}',
    parts: 'Each instalment',
    paid: money.amountPaid,
    dueOn: 'Due on <at></at>',
    cameOn: 'Received on <at></at>',
    goneText: 'A refund has covered this instalment',
    net: '<amount></amount> net',
  },
  notFound: {
    title: 'No instalments',
    text: 'There is no order of this number that was paid in instalments in this team.',
  },
} as const satisfies Shape<typeof pt>;
