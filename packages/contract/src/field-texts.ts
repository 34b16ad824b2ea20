import { en } from './field-texts.en.ts';
import { es } from './field-texts.es.ts';
import { pt } from './field-texts.pt.ts';
import { zh } from './field-texts.zh.ts';
import type { FieldWords } from './field-words.ts';
import type { Locale } from './locale.ts';

/** What a schema found wrong with one field: the language-free part of a zod issue, so that no zod is needed to read it. */
export interface FieldIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly input?: unknown;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly origin?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly expected?: string;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly params?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly (readonly FieldIssue[])[];
}

const texts: Readonly<Record<Locale, FieldWords>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };
export type FieldText = keyof FieldWords;

const ofSize = (issue: FieldIssue, words: FieldWords): string => {
  const isText = issue.origin === 'string';
  if (issue.code === 'too_small') {
    if (isText && Number(issue.minimum) <= 1) return words.required;
    return isText ? words.tooShort(issue.minimum) : words.atLeast(issue.minimum);
  }
  return isText ? words.tooLong(issue.maximum) : words.atMost(issue.maximum);
};

const ofFormat = (issue: FieldIssue, words: FieldWords): string => {
  if (issue.format === 'email') return words.email;
  if (issue.format === 'url') return words.url;
  return words.invalid;
};

/** The words for what is wrong with a field, in a person's language; shared by the server's answers and the forms. */
export const fieldMessage = (issue: FieldIssue, locale: Locale): string => {
  const words = texts[locale];
  const named = issue.params?.text;
  if (typeof named === 'string' && Object.hasOwn(words, named)) {
    const text = words[named as FieldText];
    const bound = issue.params?.min ?? issue.params?.max;
    if (named === 'tooShort' && Number(bound) <= 1) return words.required;
    return typeof text === 'function' ? text(bound) : text;
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') return ofSize(issue, words);
  if (issue.code === 'invalid_format') return issue.input === '' ? words.required : ofFormat(issue, words);
  if (issue.code === 'unrecognized_keys') return words.unknown;
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'int') return words.integer;
    return issue.input === undefined || issue.input === null ? words.required : words.invalid;
  }
  if (issue.code === 'invalid_value') return issue.path.at(-1) === 'agreed' ? words.agree : words.choice;
  return words.invalid;
};

/**
 * The words for a program that called, instead of a person who sees the options: they name what would have been accepted.
 */
export const namingMessage = (issue: FieldIssue, locale: Locale): string => {
  const { oneOf, matching } = texts[locale];
  if (issue.code === 'invalid_value' && issue.values) return oneOf(issue.values.join(', '));
  const { format, input, pattern } = issue;
  if (format === 'regex' && pattern && input !== '') return matching(pattern.replaceAll(/^\/|\/[a-z]*$/g, ''));
  return fieldMessage(issue, locale);
};

/** Field → message: the first issue of each field, its path written `payer.name`; a name nobody declared stands under itself. */
export const fieldMessages = (
  issues: readonly FieldIssue[],
  locale: Locale,
  messageOf = fieldMessage,
): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of issues)
    for (const path of issue.keys ? issue.keys.map((key) => [...issue.path, key]) : [issue.path])
      fields[path.map(String).join('.')] ??= messageOf(issue, locale);
  return fields;
};
