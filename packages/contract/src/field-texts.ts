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
  readonly expected?: string;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly options?: readonly unknown[];
  readonly discriminator?: string;
  /** The word that a check of the schema gave, with what it is said of: `between 1 12`. */
  readonly message?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly (readonly FieldIssue[])[];
}

const texts: Readonly<Record<Locale, FieldWords>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };
export type FieldText = keyof FieldWords;

/** Which word speaks of a size, by what it is the size of. */
const sizes: Readonly<Record<string, readonly [least: FieldText, most: FieldText]>> = {
  string: ['tooShort', 'tooLong'],
  array: ['listAtLeast', 'listAtMost'],
  number: ['atLeast', 'atMost'],
};
/** Which word speaks of a type, by the type that was expected. */
const types: Readonly<Record<string, FieldText>> = {
  string: 'text',
  number: 'integer',
  int: 'integer',
  boolean: 'trueOrFalse',
  array: 'list',
  object: 'group',
  record: 'group',
};
const formats: Readonly<Record<string, FieldText>> = { email: 'email', url: 'url', uuid: 'id', datetime: 'instant' };

/** A word and what it is said of: `['between', '1', '12']`. */
type Said = readonly [word: FieldText, ...of: unknown[]];

/** The word that the schema itself gave: the refinement's, or the `error` of the check, as in `between 1 12`. */
const namedBy = ({ params, message }: FieldIssue): Said | undefined => {
  if (typeof params?.text === 'string') return [params.text as FieldText, params.min ?? params.max];
  const [word = '', ...of] = message?.split(' ') ?? [];
  return Object.hasOwn(en, word) ? [word as FieldText, ...of] : undefined;
};

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';
/** A required value is missing. */
const isMissing = (issue: FieldIssue): boolean => {
  const { code, input, discriminator } = issue;
  if (code === 'invalid_union' && discriminator) return isEmpty((input as Record<string, unknown>)?.[discriminator]);
  return code !== 'custom' && code !== 'unrecognized_keys' && isEmpty(input);
};

const ofSize = ({ code, origin = '', minimum, maximum }: FieldIssue): Said => {
  const [least, most] = sizes[origin] ?? sizes.number ?? ['invalid', 'invalid'];
  return code === 'too_small' ? [least, minimum] : [most, maximum];
};

const saidOf = (issue: FieldIssue): Said => {
  const { code, format = '', expected = '' } = issue;
  const named = namedBy(issue);
  // For an empty field the minimum length is no help.
  const isTooShort = named?.[0] === 'tooShort' && (Number(named[1]) <= 1 || isEmpty(issue.input));
  if (isMissing(issue) || isTooShort) return ['required'];
  if (issue.path.at(-1) === 'agreed' && code === 'invalid_value') return ['agree'];
  if (named) return named;
  if (code === 'too_small' || code === 'too_big') return ofSize(issue);
  if (code === 'invalid_format') return [formats[format] ?? 'invalid'];
  if (code === 'unrecognized_keys' || code === 'invalid_key') return ['unknown'];
  if (code === 'invalid_type') return [types[expected] ?? 'invalid'];
  return [code === 'invalid_value' || code === 'invalid_union' ? 'choice' : 'invalid'];
};

const wordsFor = (locale: Locale, [word, ...of]: Said): string => {
  const text = texts[locale][word];
  return typeof text === 'function' ? text(of[0], of[1]) : text;
};

/** The words for what is wrong with a field, in a person's language; shared by the server's answers and the forms. */
export const fieldMessage = (issue: FieldIssue, locale: Locale): string => wordsFor(locale, saidOf(issue));

/** What a program needs to be told otherwise than a person, who sees the options and types amounts in reais. */
const forPrograms: Partial<Record<FieldText, FieldText>> = {
  amount: 'centavos',
  day: 'civilDay',
  cursor: 'nextCursor',
};

/**
 * The words for a program that called, instead of a person who sees the options: they name what would have been accepted.
 */
export const namingMessage = (issue: FieldIssue, locale: Locale): string => {
  const [word, ...of] = saidOf(issue);
  const values = issue.values ?? issue.options;
  if (word === 'choice' && values) return wordsFor(locale, ['oneOf', values.join(', ')]);
  return wordsFor(locale, [forPrograms[word] ?? word, ...of]);
};

const isOfAnotherType = ({ code, path }: FieldIssue): boolean => code === 'invalid_type' && path.length === 0;
/** Of a choice between kinds of values, what is wrong with the kind that was meant: the first whose type is right. */
const flatIssues = (issue: FieldIssue): readonly FieldIssue[] => {
  const kinds = issue.errors ?? [];
  if (issue.code !== 'invalid_union' || kinds.length === 0 || isMissing(issue) || namedBy(issue)) return [issue];
  const meant = kinds.find((issues) => !issues.some(isOfAnotherType)) ?? kinds.at(-1) ?? [];
  return meant.flatMap((inner) => flatIssues({ ...inner, path: [...issue.path, ...inner.path] }));
};

/** Field → message: the first issue of each field, its path written `payer.name`; an undeclared name is its own key. */
export const fieldMessages = (
  issues: readonly FieldIssue[],
  locale: Locale,
  messageOf = fieldMessage,
): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of issues.flatMap(flatIssues))
    for (const path of issue.keys ? issue.keys.map((key) => [...issue.path, key]) : [issue.path])
      fields[path.map(String).join('.')] ??= messageOf(issue, locale);
  return fields;
};
