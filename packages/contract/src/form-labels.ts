import type { FormField, FormPart } from './form-declaration.ts';
import { declaredPath } from './form-fields.ts';
import { en } from './form-words.en.ts';
import { es } from './form-words.es.ts';
import { pt } from './form-words.pt.ts';
import { type FormWords, type Words, wordsIn } from './form-words.ts';
import { zh } from './form-words.zh.ts';
import type { Locale } from './locale.ts';

const texts: Readonly<Record<Locale, FormWords>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };
/** The words of the forms in one language. */
export const formWords = (locale: Locale): FormWords => texts[locale];

interface Named {
  /** Of the field; absent where the path is that of a part. */
  readonly name?: Words;
  /** The innermost part: the one that is meant, or that the field stands in. */
  readonly part?: FormPart | undefined;
}

/** What the form declares at a path, filled in or declared. */
const namedAt = (fields: readonly FormField[], path: string): Named | undefined => {
  const declared = declaredPath(path);
  const field = fields.find((one) => one.path === declared);
  if (field) return { name: field.label, part: field.parts.at(-1) };
  const part = fields.flatMap(({ parts }) => parts).find((one) => one.path === declared);
  return part && { part };
};

/** Of an item of a list, the number after its name, from 1: `Sócio 2`. */
const partName = (locale: Locale, part: FormPart, path: string): string => {
  const place = part.path.split('.').lastIndexOf('*');
  const number = Number(path.split('.')[place]) + 1;
  const name = wordsIn(locale, part.label);
  return place < 0 || Number.isNaN(number) ? name : `${name} ${number}`;
};

/** Within a sentence a name begins small, but for abbreviations such as CPF. */
const small = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** What a field is called where the part it belongs to stands above it: `CPF`. A path that the form does not declare is its own name. */
export const fieldName = (locale: Locale, fields: readonly FormField[], path: string): string => {
  const { name, part } = namedAt(fields, path) ?? {};
  if (name) return wordsIn(locale, name);
  return part ? partName(locale, part, path) : path;
};

/**
 * What a field is called where it stands alone: `Sócio 2: CPF`. Takes declared paths (`partners.*.cpf`), filled-in ones
 * (`partners.1.cpf`) and those of parts (`partners`); one that the form does not declare is its own label.
 */
export const fieldLabel = (locale: Locale, fields: readonly FormField[], path: string): string => {
  const { name, part } = namedAt(fields, path) ?? {};
  if (!name || !part || part.isSelfEvident) return fieldName(locale, fields, path);
  return `${partName(locale, part, path)}${texts[locale].colon}${small(wordsIn(locale, name))}`;
};
