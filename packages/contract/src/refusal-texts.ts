import type { Locale } from './locale.ts';
import type { RefusalName } from './refusal.ts';
import { en } from './refusal-texts.en.ts';
import { es } from './refusal-texts.es.ts';
import { pt } from './refusal-texts.pt.ts';
import { zh } from './refusal-texts.zh.ts';

export type RefusalTexts = Readonly<Record<RefusalName, string>>;

const texts: Readonly<Record<Locale, RefusalTexts>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };

/** The words of a refusal in the caller's language. */
export const refusalText = (name: RefusalName, locale: Locale): string => texts[locale][name];
