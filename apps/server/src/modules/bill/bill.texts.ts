import type { BillLine, BillPart } from '@balcao/contract/bill-parts';
import type { Locale } from '@balcao/contract/locale';

/** The columns of a day's sheet that are no amounts, in their order. */
export const sheetColumns = [
  ...(['at', 'kind', 'order', 'ownNumber', 'refund', 'ownRefund', 'withdrawal'] as const),
  ...(['method', 'endToEndId', 'movement'] as const),
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** The words of daily files and of months that are downloaded; the screens' own stand with the screens. */
interface BillTexts {
  readonly day: string;
  readonly month: string;
  readonly kinds: Readonly<Record<BillLine, string>>;
  readonly columns: Readonly<Record<SheetColumn, string>>;
  readonly parts: Readonly<Record<BillPart, string>>;
  readonly dayColumn: string;
  readonly net: string;
  readonly opening: string;
  readonly closing: string;
  readonly balance: string;
  readonly total: string;
  readonly merchantNumber: string;
  readonly period: (from: string, to: string) => string;
  readonly issued: (at: string) => string;
  /** What a month counts, how its amounts are written, and where its days are. */
  readonly note: string;
}
export const billTexts: Readonly<Record<Locale, BillTexts>> = {
  'pt-BR': {
    day: 'Arquivo do dia',
    month: 'Fechamento do mês',
    kinds: {
      paid: 'Venda',
      captured: 'Pré-autorização capturada',
      refunded: 'Reembolso',
      fee: 'Tarifa da venda',
      fee_returned: 'Tarifa de reembolso',
      withdrawn: 'Saque',
      withdrawal_fee: 'Tarifa do saque',
      adjusted: 'Ajuste',
    },
    columns: {
      at: 'Data e hora',
      kind: 'Movimento',
      order: 'Pedido',
      ownNumber: 'Número do pedido no seu sistema',
      refund: 'Reembolso',
      ownRefund: 'Número do reembolso no seu sistema',
      withdrawal: 'Saque',
      method: 'Meio de pagamento',
      endToEndId: 'Identificador do pagamento',
      movement: 'Lançamento',
    },
    parts: {
      payments: 'Vendas',
      refunds: 'Reembolsos',
      fees: 'Tarifas',
      withdrawals: 'Saques',
      adjustments: 'Ajustes',
    },
    dayColumn: 'Dia',
    net: 'Valor líquido',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    balance: 'Saldo',
    total: 'Total',
    merchantNumber: 'Estabelecimento',
    period: (from, to) => `De ${from} a ${to}`,
    issued: (at) => `Emitido em ${at}`,
    note: 'Valores em reais. Datas e horários de São Paulo. Os saldos incluem todo o dinheiro: a liquidar, disponível, em saque, em reembolso e reservado.',
  },
  'en-US': {
    day: 'Daily file',
    month: 'Month closing',
    kinds: {
      paid: 'Sale',
      captured: 'Pre-authorisation captured',
      refunded: 'Refund',
      fee: 'Fee of the sale',
      fee_returned: 'Fee of a refund',
      withdrawn: 'Withdrawal',
      withdrawal_fee: 'Fee of the withdrawal',
      adjusted: 'Adjustment',
    },
    columns: {
      at: 'Date and time',
      kind: 'Movement',
      order: 'Order',
      ownNumber: 'Order number in your system',
      refund: 'Refund',
      ownRefund: 'Refund number in your system',
      withdrawal: 'Withdrawal',
      method: 'Payment method',
      endToEndId: 'Payment identifier',
      movement: 'Entry',
    },
    parts: {
      payments: 'Sales',
      refunds: 'Refunds',
      fees: 'Fees',
      withdrawals: 'Withdrawals',
      adjustments: 'Adjustments',
    },
    dayColumn: 'Day',
    net: 'Net amount',
    opening: 'Opening balance',
    closing: 'Closing balance',
    balance: 'Balance',
    total: 'Total',
    merchantNumber: 'Merchant',
    period: (from, to) => `${from} to ${to}`,
    issued: (at) => `Issued on ${at}`,
    note: 'Amounts in reais. Dates and times in São Paulo. Balances include all money: to be settled, available, being withdrawn, being refunded and reserved.',
  },
  'es-MX': {
    day: 'Archivo del día',
    month: 'Cierre del mes',
    kinds: {
      paid: 'Venta',
      captured: 'Preautorización capturada',
      refunded: 'Reembolso',
      fee: 'Comisión de la venta',
      fee_returned: 'Comisión de un reembolso',
      withdrawn: 'Retiro',
      withdrawal_fee: 'Comisión del retiro',
      adjusted: 'Ajuste',
    },
    columns: {
      at: 'Fecha y hora',
      kind: 'Movimiento',
      order: 'Pedido',
      ownNumber: 'Número del pedido en tu sistema',
      refund: 'Reembolso',
      ownRefund: 'Número del reembolso en tu sistema',
      withdrawal: 'Retiro',
      method: 'Medio de pago',
      endToEndId: 'Identificador del pago',
      movement: 'Asiento',
    },
    parts: {
      payments: 'Ventas',
      refunds: 'Reembolsos',
      fees: 'Comisiones',
      withdrawals: 'Retiros',
      adjustments: 'Ajustes',
    },
    dayColumn: 'Día',
    net: 'Importe neto',
    opening: 'Saldo inicial',
    closing: 'Saldo final',
    balance: 'Saldo',
    total: 'Total',
    merchantNumber: 'Comercio',
    period: (from, to) => `Del ${from} al ${to}`,
    issued: (at) => `Emitido el ${at}`,
    note: 'Importes en reales. Fechas y horas de São Paulo. Los saldos incluyen todo el dinero: por liquidar, disponible, en retiro, en reembolso y reservado.',
  },
  'zh-CN': {
    day: '每日文件',
    month: '月结单',
    kinds: {
      paid: '收款',
      captured: '预授权请款',
      refunded: '退款',
      fee: '收款手续费',
      fee_returned: '退款手续费',
      withdrawn: '提现',
      withdrawal_fee: '提现手续费',
      adjusted: '调整',
    },
    columns: {
      at: '日期时间',
      kind: '变动',
      order: '订单',
      ownNumber: '商户订单号',
      refund: '退款',
      ownRefund: '商户退款号',
      withdrawal: '提现',
      method: '支付方式',
      endToEndId: '支付标识',
      movement: '分录',
    },
    parts: { payments: '收款', refunds: '退款', fees: '手续费', withdrawals: '提现', adjustments: '调整' },
    dayColumn: '日期',
    net: '净额',
    opening: '期初余额',
    closing: '期末余额',
    balance: '余额',
    total: '合计',
    merchantNumber: '商户',
    period: (from, to) => `${from} 至 ${to}`,
    issued: (at) => `出具时间 ${at}`,
    note: '金额单位为雷亚尔。日期和时间为圣保罗时间。余额为全部资金：待结算、可用、提现中、退款中和保证金。',
  },
};
