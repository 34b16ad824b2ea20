import type { Locale } from '@balcao/ui/locale';

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
  'pt-BR': () => import('./pt/agreement.ts'),
  'en-US': () => import('./en/agreement.ts'),
  'es-MX': () => import('./es/agreement.ts'),
  'zh-CN': () => import('./zh/agreement.ts'),
};
