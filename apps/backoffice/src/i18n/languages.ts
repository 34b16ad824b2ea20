import type { Languages } from '@balcao/ui/texts';

/** One lazy chunk a language: a person loads the words of theirs alone. */
export const languages: Languages = {
  'pt-BR': () => import('./pt.ts'),
  'en-US': () => import('./en.ts'),
  'es-MX': () => import('./es.ts'),
  'zh-CN': () => import('./zh.ts'),
};
