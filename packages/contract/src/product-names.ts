import type { Locale } from './locale.ts';
import type { PaymentProduct } from './order.ts';

/** What the payment products are called (glossary), on every screen and in every mail. */
export const productNames: Readonly<Record<Locale, Readonly<Record<PaymentProduct, string>>>> = {
  'pt-BR': {
    '02': 'Pagamento no miniprograma',
    '03': 'API de pagamento',
    '04': 'QR Code',
    '11': 'Pré-autorização',
    '53': 'Caixa de som',
    '54': 'Pagamento por aproximação',
    '99': 'Maquininha',
  },
  'en-US': {
    '02': 'Mini program payment',
    '03': 'Payment API',
    '04': 'QR code',
    '11': 'Pre-authorisation',
    '53': 'Sound box',
    '54': 'Tap to pay',
    '99': 'POS',
  },
  'es-MX': {
    '02': 'Pago en miniprograma',
    '03': 'API de pagos',
    '04': 'Código QR',
    '11': 'Preautorización',
    '53': 'Bocina de cobro',
    '54': 'Pago sin contacto',
    '99': 'Terminal',
  },
  'zh-CN': {
    '02': '小程序支付',
    '03': '支付接口',
    '04': '二维码',
    '11': '预授权',
    '53': '收款音箱',
    '54': '碰一碰',
    '99': 'POS 机',
  },
};

/** The name of a payment product in a language. */
export const productName = (locale: Locale, product: PaymentProduct): string => productNames[locale][product];
