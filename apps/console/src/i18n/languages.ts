import type { Languages } from '@balcao/ui/texts';
import type deed from './pt/deed.ts';
import type desk from './pt/desk.ts';
import type frame from './pt/frame.ts';
import type parts from './pt/parts.ts';
import type people from './pt/people.ts';
import type review from './pt/review.ts';
import type staff from './pt/staff.ts';

declare module '@balcao/ui/texts' {
  interface Texts {
    deed: typeof deed;
    desk: typeof desk;
    frame: typeof frame;
    parts: typeof parts;
    people: typeof people;
    review: typeof review;
    staff: typeof staff;
  }
}

/** One lazy chunk a language. */
export const languages: Languages = {
  'pt-BR': () => import('./pt.ts'),
  'en-US': () => import('./en.ts'),
  'es-MX': () => import('./es.ts'),
  'zh-CN': () => import('./zh.ts'),
};
