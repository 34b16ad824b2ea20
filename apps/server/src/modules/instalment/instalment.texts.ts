import type { InstalmentStanding } from '@balcao/contract/instalment';
import type { Locale } from '@balcao/contract/locale';

export const standingTexts: Readonly<Record<Locale, Readonly<Record<InstalmentStanding, string>>>> = {
  'pt-BR': { pending: 'A receber', paid: 'Paga', refunded: 'Reembolsada' },
  'en-US': { pending: 'Pending', paid: 'Paid', refunded: 'Refunded' },
  'es-MX': { pending: 'Por recibir', paid: 'Pagada', refunded: 'Reembolsada' },
  'zh-CN': { pending: '待还', paid: '已还', refunded: '已退款' },
};

const titles = {
  'pt-BR': [
    ...['Pedido', 'Descrição', 'Cartão', 'Pago em', 'Parcela', 'Parcelas', 'Valor', 'Valor líquido'],
    ...['Vencimento', 'Situação', 'Recebida em'],
  ],
  'en-US': [
    ...['Order', 'Description', 'Card', 'Paid', 'Instalment', 'Instalments', 'Amount', 'Net amount'],
    ...['Due', 'Status', 'Received'],
  ],
  'es-MX': [
    ...['Pedido', 'Descripción', 'Tarjeta', 'Pagado', 'Mensualidad', 'Mensualidades', 'Importe', 'Importe neto'],
    ...['Vencimiento', 'Estado', 'Recibida'],
  ],
  'zh-CN': ['订单', '商品', '卡', '支付时间', '期次', '期数', '金额', '净额', '到期日', '状态', '到账时间'],
} as const satisfies Readonly<Record<Locale, readonly string[]>>;
export const titleTexts: Readonly<Record<Locale, readonly string[]>> = titles;

export const sheetTexts: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Parcelas',
  'en-US': 'Instalments',
  'es-MX': 'Mensualidades',
  'zh-CN': '分期',
};
