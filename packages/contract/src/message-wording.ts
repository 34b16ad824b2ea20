import { formatDate } from '@balcao/brazil/dates';
import { formatBrl } from '@balcao/brazil/money';
import * as z from 'zod/mini';
import { defaultLocale, type Locale } from './locale.ts';
import { MessageField, MessageFieldKind, type MessageValue, messageFields } from './message-field.ts';
import { MessageTitle, messageLibrary } from './message-library.ts';

/** A team's own text: in Portuguese, and in the other languages that it chose. */
export const OwnWords = z.object({
  'pt-BR': z.string(),
  'en-US': z.optional(z.string()),
  'es-MX': z.optional(z.string()),
  'zh-CN': z.optional(z.string()),
});
export type OwnWords = z.infer<typeof OwnWords>;

/** A field that a team wrote itself; `name` is what its server calls it. */
export const OwnField = z.object({
  name: z.string(),
  kind: MessageFieldKind,
  label: OwnWords,
  sample: z.union([z.string(), z.number()]),
});
export type OwnField = z.infer<typeof OwnField>;

/** The title of a template: one of the library by its code, or the team's own words. */
export const TemplateTitle = z.union([MessageTitle, OwnWords]);
export type TemplateTitle = z.infer<typeof TemplateTitle>;
/** A field of a template: one of the library by its name, or the team's own. */
export const TemplateField = z.union([MessageField, OwnField]);
export type TemplateField = z.infer<typeof TemplateField>;

const ownIn = (words: OwnWords, locale: Locale): string => words[locale] ?? words[defaultLocale] ?? '';

/** A title as a person reads it; what its team did not write in their language, in Portuguese. */
export const titleIn = (title: TemplateTitle, locale: Locale): string =>
  typeof title === 'string' ? messageLibrary[title].words[locale] : ownIn(title, locale);

/** The label of a field as a person reads it. */
export const labelIn = (field: TemplateField, locale: Locale): string =>
  typeof field === 'string' ? messageFields[field].words[locale] : ownIn(field.label, locale);

/** What a server calls a field when it sends. */
export const nameOfField = (field: TemplateField): string => (typeof field === 'string' ? field : field.name);

/** What a field holds, with a sample of it. */
export const holdingOf = (field: TemplateField): { readonly kind: MessageFieldKind; readonly sample: MessageValue } =>
  typeof field === 'string' ? messageFields[field] : field;

/** A value as a phone writes it: amounts in reais, days as people write them. */
export const valueIn = (kind: MessageFieldKind, value: MessageValue, locale: Locale): string => {
  if (kind === 'amount') return formatBrl(Number(value));
  return kind === 'day' ? formatDate(String(value), { locale, form: 'date' }) : String(value);
};
