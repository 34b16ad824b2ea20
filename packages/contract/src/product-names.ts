import en from './i18n/en/payment.ts';
import es from './i18n/es/payment.ts';
import pt from './i18n/pt/payment.ts';
import zh from './i18n/zh/payment.ts';
import type { Locale } from './locale.ts';
import type { PaymentProduct } from './order.ts';

/** What the payment products are called in every language: for mails and files. */
export const productNames: Readonly<Record<Locale, Readonly<Record<PaymentProduct, string>>>> = {
  'pt-BR': pt.product,
  'en-US': en.product,
  'es-MX': es.product,
  'zh-CN': zh.product,
};

/** The name of a payment product in a language. */
export const productName = (locale: Locale, product: PaymentProduct): string => productNames[locale][product];
