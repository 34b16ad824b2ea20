import type { Locale } from '@balcao/contract/locale';
import type { PreauthStatus } from '@balcao/contract/preauth';

/** The words of exported pre-authorisations; the screens' own stand with the screens. */
export const statusTexts: Readonly<Record<Locale, Readonly<Record<PreauthStatus, string>>>> = {
  'pt-BR': { authorised: 'Autorizada', captured: 'Capturada', released: 'Liberada', expired: 'Vencida' },
  'en-US': { authorised: 'Authorised', captured: 'Captured', released: 'Released', expired: 'Expired' },
  'es-MX': { authorised: 'Autorizada', captured: 'Capturada', released: 'Liberada', expired: 'Vencida' },
  'zh-CN': { authorised: '已授权', captured: '已请款', released: '已释放', expired: '已过期' },
};
export const sheetTexts: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Pré-autorizações',
  'en-US': 'Pre-authorisations',
  'es-MX': 'Preautorizaciones',
  'zh-CN': '预授权',
};
export const columnTexts: Readonly<Record<Locale, readonly string[]>> = {
  'pt-BR': [
    ...['Pedido', 'Número no seu sistema', 'Situação', 'Descrição', 'Cartão', 'Valor reservado', 'Capturado'],
    ...['Autorizado em', 'Reservado até', 'Encerrada em'],
  ],
  'en-US': [
    ...['Order', 'Number in your system', 'Status', 'Description', 'Card', 'Amount held', 'Captured'],
    ...['Authorised', 'Held until', 'Ended'],
  ],
  'es-MX': [
    ...['Pedido', 'Número en tu sistema', 'Estado', 'Descripción', 'Tarjeta', 'Importe retenido', 'Capturado'],
    ...['Autorizado el', 'Retenido hasta', 'Terminada el'],
  ],
  'zh-CN': ['订单', '商户订单号', '状态', '商品', '银行卡', '冻结金额', '已请款', '授权时间', '冻结至', '结束时间'],
};
