import type { Locale } from '@balcao/contract/locale';
import type { Column } from '../export/export.service.ts';

/** The columns of the series as a file, in their order. */
export const columnNames = [
  ...(['day', 'hour', 'count', 'amount', 'ticket', 'created', 'converted'] as const),
  ...(['refunds', 'refunded', 'fee', 'feeReturned', 'countBefore', 'amountBefore'] as const),
];
type ColumnName = (typeof columnNames)[number];

export const columnKinds: Readonly<Record<ColumnName, Column['kind']>> = {
  day: 'day',
  hour: 'text',
  count: 'count',
  amount: 'money',
  ticket: 'money',
  created: 'count',
  converted: 'count',
  refunds: 'count',
  refunded: 'money',
  fee: 'money',
  feeReturned: 'money',
  countBefore: 'count',
  amountBefore: 'money',
};

/** What they are called, in the same order. */
export const columnTexts: Readonly<Record<Locale, readonly string[]>> = {
  'pt-BR': [
    ...[
      'Dia',
      'Hora',
      'Pedidos pagos',
      'Valor pago',
      'Valor médio por pedido',
      'Pedidos criados',
      'Dos criados, já pagos',
    ],
    ...['Reembolsos', 'Valor reembolsado', 'Tarifas', 'Tarifas devolvidas'],
    ...['Pedidos pagos no período anterior', 'Valor pago no período anterior'],
  ],
  'en-US': [
    ...['Day', 'Hour', 'Paid orders', 'Amount paid', 'Average per order', 'Orders created', 'Of those, paid by now'],
    ...['Refunds', 'Amount refunded', 'Fees', 'Fees returned'],
    ...['Paid orders in the period before', 'Amount paid in the period before'],
  ],
  'es-MX': [
    ...['Día', 'Hora', 'Pedidos pagados', 'Importe pagado', 'Importe medio por pedido', 'Pedidos creados'],
    ...['De los creados, ya pagados', 'Reembolsos', 'Importe reembolsado', 'Comisiones', 'Comisiones devueltas'],
    ...['Pedidos pagados en el periodo anterior', 'Importe pagado en el periodo anterior'],
  ],
  'zh-CN': [
    ...['日期', '小时', '已支付订单', '支付金额', '平均每单金额', '创建的订单', '其中已支付'],
    ...['退款笔数', '退款金额', '手续费', '退回的手续费', '上一时段已支付订单', '上一时段支付金额'],
  ],
};

/** What the sheet is called. */
export const sheetTexts: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Painel',
  'en-US': 'Dashboard',
  'es-MX': 'Panel',
  'zh-CN': '数据看板',
};
