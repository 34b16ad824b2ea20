import type { Locale } from '@balcao/contract/locale';
import type { SettlementStatus } from '@balcao/contract/settlement';

/** The words of exported settlements; the screens' own stand with the screens. */
export const statusTexts: Readonly<Record<Locale, Readonly<Record<SettlementStatus, string>>>> = {
  'pt-BR': { '0': 'Em andamento', '2': 'Liquidada' },
  'en-US': { '0': 'In progress', '2': 'Settled' },
  'es-MX': { '0': 'En curso', '2': 'Liquidada' },
  'zh-CN': { '0': '处理中', '2': '已结算' },
};

interface Sheet {
  readonly name: string;
  readonly titles: readonly string[];
}
export const settlementSheet: Readonly<Record<Locale, Sheet>> = {
  'pt-BR': {
    name: 'Liquidações',
    titles: [
      ...['Liquidação', 'Dia', 'Meio de pagamento', 'Situação', 'Pedidos e parcelas', 'Valor', 'Tarifa'],
      ...['Reembolsos', 'Valor líquido', 'Início', 'Fim'],
    ],
  },
  'en-US': {
    name: 'Settlements',
    titles: [
      ...['Settlement', 'Day', 'Payment method', 'Status', 'Orders and instalments', 'Amount', 'Fee'],
      ...['Refunds', 'Net amount', 'Started', 'Ended'],
    ],
  },
  'es-MX': {
    name: 'Liquidaciones',
    titles: [
      ...['Liquidación', 'Día', 'Medio de pago', 'Estado', 'Pedidos y mensualidades', 'Importe', 'Comisión'],
      ...['Reembolsos', 'Importe neto', 'Inicio', 'Fin'],
    ],
  },
  'zh-CN': {
    name: '结算',
    titles: ['结算', '日期', '支付方式', '状态', '订单与分期', '金额', '手续费', '退款', '净额', '开始', '结束'],
  },
};
export const itemSheet: Readonly<Record<Locale, Sheet>> = {
  'pt-BR': {
    name: 'Pedidos da liquidação',
    titles: [
      ...['Pedido', 'Descrição', 'Produto de pagamento', 'Parcela', 'Parcelas', 'Pago em', 'Valor', 'Tarifa'],
      ...['Reembolsos', 'Valor líquido'],
    ],
  },
  'en-US': {
    name: 'Orders of the settlement',
    titles: [
      ...['Order', 'Description', 'Payment product', 'Instalment', 'Instalments', 'Paid', 'Amount', 'Fee'],
      ...['Refunds', 'Net amount'],
    ],
  },
  'es-MX': {
    name: 'Pedidos de la liquidación',
    titles: [
      ...['Pedido', 'Descripción', 'Producto de pago', 'Mensualidad', 'Mensualidades', 'Pagado', 'Importe', 'Comisión'],
      ...['Reembolsos', 'Importe neto'],
    ],
  },
  'zh-CN': {
    name: '结算订单',
    titles: ['订单', '商品', '支付产品', '期次', '期数', '支付时间', '金额', '手续费', '退款', '净额'],
  },
};
