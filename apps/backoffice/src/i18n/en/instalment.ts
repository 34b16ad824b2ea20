import list from '@balcao/contract/i18n/en/list';
import money from '@balcao/contract/i18n/en/money';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/instalment.ts';

export default {
  title: money.instalments,
  line: 'Orders paid in instalments by credit card: what has been received and what is still to come.',
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
    text: 'When someone pays in instalments by credit card, the order appears here with each instalment and its due date.',
  },
  panel: {
    title: 'Instalments of order {number}',
    parts: 'Each instalment',
    paid: money.amountPaid,
    dueOn: 'Due on <at></at>',
    cameOn: 'Received on <at></at>',
    goneText: 'A refund covered this instalment',
    net: '<amount></amount> net',
  },
  notFound: {
    title: 'No instalments',
    text: 'There is no order with this number paid in instalments in this team.',
  },
} as const satisfies Shape<typeof pt>;
