import type { Locale } from './locale.ts';

interface Agreement {
  readonly title: string;
  readonly parts: readonly { readonly title: string; readonly words: string }[];
}
export interface Agreements {
  readonly terms: Agreement;
  readonly privacy: Agreement;
}

/** The terms of use and the privacy policy: long, seldom read, and so a chunk of their own. */
export const agreements: Readonly<Record<Locale, () => Promise<{ default: Agreements }>>> = {
  'pt-BR': () => import('./i18n/pt/agreement.ts'),
  'en-US': () => import('./i18n/en/agreement.ts'),
  'es-MX': () => import('./i18n/es/agreement.ts'),
  'zh-CN': () => import('./i18n/zh/agreement.ts'),
};
