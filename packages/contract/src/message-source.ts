import * as z from 'zod/mini';
import type { Locale } from './locale.ts';
import type { OwnField, OwnWords } from './message-wording.ts';
import { Id } from './scalars.ts';
import type { TemplateEntry } from './template-form.ts';
import { saidOf, samplesOf, variablesIn } from './template-text.ts';

/** The message template of the team that a subscribe message says. */
export const MessageSource = z.object({
  templateId: Id,
  /** Null once it was removed. */
  name: z.nullable(z.string()),
  /** Whether it is sent now: one that is paused, switched off or removed is not. */
  isSendable: z.boolean(),
  /** Its text with samples, in the caller's language. */
  text: z.string(),
});
export type MessageSource = z.infer<typeof MessageSource>;

/** What was said to one person, in each language of the template. */
export interface SaidWords {
  readonly main: Locale;
  readonly versions: readonly { readonly language: Locale; readonly text: string }[];
}

/** What was said, as a person reads it: in the main language of the template where theirs is missing. */
export const saidIn = ({ main, versions }: SaidWords, locale: Locale): string =>
  (versions.find(({ language }) => language === locale) ?? versions.find(({ language }) => language === main))?.text ??
  '';

type Words = Pick<TemplateEntry, 'name' | 'mainLanguage' | 'variables' | 'versions'>;

/** A template with values, in all its languages. */
export const saidWordsOf = (
  { mainLanguage: main, versions }: Words,
  values: Readonly<Record<string, string>>,
): SaidWords => ({
  main,
  versions: versions.map((version) => ({ language: version.language, text: saidOf(version, values) })),
});

/** What it says to one who has not been sent anything yet. */
export const sampleIn = (words: Words, locale: Locale): string =>
  saidIn(saidWordsOf(words, samplesOf(words.variables)), locale);

/** The variables of a template as fields, in their order: each takes a line of text. */
export const sourceFieldsOf = ({ variables }: Words): OwnField[] =>
  variables.map(({ name, sample }) => ({ name, kind: 'longText', label: { 'pt-BR': name }, sample }));

/** `pedido_pronto` as people read it. */
const nameInWords = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

/** Its headers where they hold no variable, which were reviewed with the rest; else its name. */
export const sourceTitleOf = ({ name, mainLanguage, versions }: Words): OwnWords => {
  const titleIn = (locale: Locale): string | undefined => {
    const header = versions.find(({ language }) => language === locale)?.header ?? '';
    return header !== '' && variablesIn(header).length === 0 ? header : undefined;
  };
  const main = titleIn('pt-BR') ?? titleIn(mainLanguage) ?? nameInWords(name);
  const others = (['en-US', 'es-MX', 'zh-CN'] as const).flatMap((locale) => {
    const title = titleIn(locale);
    return title === undefined ? [] : [[locale, title] as const];
  });
  return { 'pt-BR': main, ...Object.fromEntries(others) };
};
