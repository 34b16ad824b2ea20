import { listOf } from './list-declaration.ts';
import type { OrderEntry } from './order.ts';
import { shownStatusOf } from './order-shown-status.ts';

/** Who owes it and the like stand in files alone: the server reads them for these. */
export const orderList = listOf<OrderEntry>()('order', {
  columns: {
    number: { kind: 'number', of: ({ number }) => number },
    ownNumber: { kind: 'text', of: ({ merchantOrderNumber }) => merchantOrderNumber, hidden: true },
    status: { kind: 'code', of: shownStatusOf },
    product: { kind: 'code', of: ({ product }) => product, hidden: 'narrow' },
    method: { kind: 'code', of: ({ method }) => method },
    goods: { kind: 'text', of: ({ goodsName }) => goodsName, fills: true },
    quantity: { kind: 'count', of: ({ goodsQuantity }) => goodsQuantity },
    unitPrice: { kind: 'money', of: ({ unitPrice }) => unitPrice },
    goodsId: { kind: 'text', of: ({ merchantGoodsId }) => merchantGoodsId },
    amount: { kind: 'money', of: ({ amount }) => amount },
    paid: { kind: 'money', of: ({ paidAmount }) => paidAmount, hidden: true },
    refunded: { kind: 'money', of: ({ refundedAmount }) => refundedAmount, hidden: true, quietAtZero: true },
    bankReturned: {
      kind: 'money',
      of: ({ bankReturnedAmount }) => bankReturnedAmount,
      hidden: true,
      quietAtZero: true,
    },
    fee: { kind: 'money', of: ({ fee }) => fee, hidden: true },
    net: { kind: 'money', of: ({ net }) => net, hidden: true },
    instalments: { kind: 'count', of: ({ instalments }) => instalments },
    card: { kind: 'text', of: ({ card }) => card && `${card.brand} •••• ${card.last4}`, hidden: true },
    device: { kind: 'text', of: ({ deviceSerial }) => deviceSerial, hidden: true },
    endToEndId: { kind: 'text' },
    payer: { kind: 'person', of: ({ payerName }) => payerName, hidden: 'narrow' },
    due: { kind: 'day' },
    debtor: { kind: 'person' },
    created: { kind: 'instant', of: ({ createdAt }) => createdAt },
    completed: { kind: 'instant', of: ({ completedAt }) => completedAt },
    // The last one: programs of merchants read the columns of a file by their place.
    shopCode: { kind: 'text', of: ({ shopCode }) => shopCode?.name ?? null, hidden: true },
  },
  screen: [
    ...(['number', 'status', 'goods', 'method', 'payer', 'product', 'ownNumber', 'card'] as const),
    ...(['device', 'shopCode', 'amount'] as const),
    ...(['paid', 'refunded', 'bankReturned', 'fee', 'net', 'created', 'completed'] as const),
  ],
  sorts: { time: 'created', completed: 'completed', amount: 'amount' },
  card: { amount: 'amount', state: 'status' },
});
