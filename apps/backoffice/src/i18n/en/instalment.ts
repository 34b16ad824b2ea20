import list from '@balcao/contract/i18n/en/list';
import money from '@balcao/contract/i18n/en/money';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/instalment.ts';

export default {
  title: money.instalments,
  line: 'Orders that were paid in instalments by credit card: what has come, and what is still to come.',
  columns: list.instalment.columns,
  filters: {
    number: money.searchByOrder,
    due: list.instalmentPart.file.dueOn,
  },
  status: list.instalment.codes.status,
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
