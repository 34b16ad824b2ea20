import type { Locale } from './locale.ts';
import type { RefusalName } from './refusal.ts';
import { en } from './refusal-texts.en.ts';
import { es } from './refusal-texts.es.ts';
import { pt } from './refusal-texts.pt.ts';
import { zh } from './refusal-texts.zh.ts';

export type RefusalTexts = Readonly<Record<RefusalName, string>>;

const texts: Readonly<Record<Locale, RefusalTexts>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };

const minute = 60;
const hour = 60 * minute;
/** How long to wait, in whole minutes or hours that are surely enough. */
const waitText = (seconds: number, locale: Locale): string => {
  const [unit, length] = seconds < hour ? (['minute', minute] as const) : (['hour', hour] as const);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.ceil(seconds / length)));
};

/** The words of a refusal in the caller's language; `retryAfterSeconds` is what it says of the time to wait. */
export const refusalText = (name: RefusalName, locale: Locale, retryAfterSeconds = 15 * minute): string => {
  const text = texts[locale][name];
  return text.includes('{wait}') ? text.replace('{wait}', waitText(retryAfterSeconds, locale)) : text;
};
