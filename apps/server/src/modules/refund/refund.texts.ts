import type { Locale } from '@balcao/contract/locale';
import type { RefundReview } from '@balcao/contract/refund';

/** The words of exported refunds; the screens' own stand with the screens. */
export const reviewTexts: Readonly<Record<Locale, Readonly<Record<RefundReview, string>>>> = {
  'pt-BR': {
    '0': 'Aguardando aprovação',
    '1': 'Recusado',
    '2': 'Em andamento',
    '3': 'Reembolsado',
    '4': 'Reembolso falhou',
  },
  'en-US': { '0': 'Waiting for approval', '1': 'Rejected', '2': 'On its way', '3': 'Refunded', '4': 'Refund failed' },
  'es-MX': {
    '0': 'Esperando aprobación',
    '1': 'Rechazado',
    '2': 'En camino',
    '3': 'Reembolsado',
    '4': 'Reembolso fallido',
  },
  'zh-CN': { '0': '待批准', '1': '已驳回', '2': '退款中', '3': '已退款', '4': '退款失败' },
};
export const sheetTexts: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Reembolsos',
  'en-US': 'Refunds',
  'es-MX': 'Reembolsos',
  'zh-CN': '退款',
};
export const columnTexts: Readonly<Record<Locale, readonly string[]>> = {
  'pt-BR': [
    ...['Reembolso', 'Número no seu sistema', 'Pedido', 'Número do pedido no seu sistema', 'Situação'],
    ...['Meio de pagamento', 'Descrição', 'Valor do pedido', 'Valor reembolsado', 'Tarifa devolvida'],
    ...['Mensagem a quem pagou', 'Motivo da recusa', 'Solicitado em', 'Concluído em'],
  ],
  'en-US': [
    ...['Refund', 'Number in your system', 'Order', 'Order number in your system', 'Status'],
    ...['Payment method', 'Description', 'Order amount', 'Refunded amount', 'Fee returned'],
    ...['Message to the payer', 'Reason for the rejection', 'Requested', 'Completed'],
  ],
  'es-MX': [
    ...['Reembolso', 'Número en tu sistema', 'Pedido', 'Número del pedido en tu sistema', 'Estado'],
    ...['Medio de pago', 'Descripción', 'Importe del pedido', 'Importe reembolsado', 'Comisión devuelta'],
    ...['Mensaje a quien pagó', 'Motivo del rechazo', 'Solicitado', 'Completado'],
  ],
  'zh-CN': [
    ...['退款', '商户退款号', '订单', '商户订单号', '状态', '支付方式', '商品', '订单金额', '退款金额', '退回手续费'],
    ...['给付款人的留言', '驳回原因', '申请时间', '完成时间'],
  ],
};
