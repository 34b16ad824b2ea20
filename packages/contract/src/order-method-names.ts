import type { Locale } from './locale.ts';
import type { PaymentMethod } from './order.ts';

/** What the payment methods are called (glossary) in mails and files. */
export const methodNames: Readonly<Record<Locale, Readonly<Record<PaymentMethod, string>>>> = {
  'pt-BR': { '01': 'Carteira', '02': 'Pix', '0301': 'Cartão de débito', '0302': 'Cartão de crédito' },
  'en-US': { '01': 'Wallet', '02': 'Pix', '0301': 'Debit card', '0302': 'Credit card' },
  'es-MX': { '01': 'Cartera', '02': 'Pix', '0301': 'Tarjeta de débito', '0302': 'Tarjeta de crédito' },
  'zh-CN': { '01': '钱包', '02': 'Pix', '0301': '借记卡', '0302': '信用卡' },
};
