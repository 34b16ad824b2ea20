import en from './i18n/en/payment.ts';
import es from './i18n/es/payment.ts';
import pt from './i18n/pt/payment.ts';
import zh from './i18n/zh/payment.ts';
import type { Locale } from './locale.ts';
import type { PaymentMethod } from './order.ts';

/** What the payment methods are called in every language: for mails and files. A screen has them among its own words. */
export const methodNames: Readonly<Record<Locale, Readonly<Record<PaymentMethod, string>>>> = {
  'pt-BR': pt.method,
  'en-US': en.method,
  'es-MX': es.method,
  'zh-CN': zh.method,
};
