import { declaredPath } from './form-fields.ts';
import { en } from './form-labels.en.ts';
import { es } from './form-labels.es.ts';
import { pt } from './form-labels.pt.ts';
import { zh } from './form-labels.zh.ts';
import type { FormWords } from './form-words.ts';
import type { Locale } from './locale.ts';
import type { ReviewKind, SubjectType } from './review.ts';

const texts: Readonly<Record<Locale, FormWords>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };
/** The words of the forms in one language. */
export const formWords = (locale: Locale): FormWords => texts[locale];

type Part = keyof FormWords['parts'];
/** Parts by their declared paths, the longer ones first. */
const parts: readonly (readonly [path: string, part: Part])[] = [
  ['legalRepresentative.address', 'home'],
  ['legalRepresentative', 'legalRepresentative'],
  ['commercialPhone', 'commercialPhone'],
  ['bankAccount', 'bankAccount'],
  ['legalPerson', 'legalPerson'],
  ['partners.*', 'partner'],
  ['partners', 'partners'],
  ['address', 'address'],
];

/** Parts whose fields say in their names to what they belong. */
const selfEvident: ReadonlySet<Part | undefined> = new Set<Part | undefined>([
  undefined,
  'commercialPhone',
  'bankAccount',
]);

interface Place {
  readonly part: Part | undefined;
  /** Of a list, the how manieth, from 1. */
  readonly number: number | undefined;
  /** What is left of the path; empty for the part itself. */
  readonly rest: string;
}

const placeOf = (path: string, kind: ReviewKind, type: SubjectType): Place => {
  const declared = declaredPath(path);
  const found = parts.find(([prefix]) => declared === prefix || declared.startsWith(`${prefix}.`));
  if (!found) return { part: undefined, number: undefined, rest: declared };
  const [prefix, named] = found;
  const index = /^partners\.(\d+)/.exec(path)?.[1];
  return {
    part: named === 'legalRepresentative' && kind === 'merchant' && type === 'personal' ? 'owner' : named,
    number: index === undefined ? undefined : Number(index) + 1,
    rest: declared.slice(prefix.length + 1),
  };
};

const nameIn = (words: FormWords, { part, rest }: Place, type: SubjectType): string | undefined => {
  const key = rest === 'name' && part === undefined && type === 'enterprise' ? 'companyName' : rest;
  return Object.hasOwn(words.names, key) ? words.names[key as keyof FormWords['names']] : undefined;
};

const partIn = (words: FormWords, { part, number }: Place): string | undefined => {
  if (part === undefined) return undefined;
  return number === undefined ? words.parts[part] : `${words.parts[part]} ${number}`;
};

/** Within a sentence a name begins small, but for abbreviations such as CPF. */
const small = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** What a field is called where the part it belongs to stands above it: `CPF`. A path that no form declares is its own name. */
export const fieldName = (locale: Locale, kind: ReviewKind, type: SubjectType, path: string): string => {
  const [words, place] = [texts[locale], placeOf(path, kind, type)];
  return nameIn(words, place, type) ?? partIn(words, place) ?? path;
};

/**
 * What a field is called where it stands alone: `Sócio 2: CPF`. Takes declared paths (`partners.*.cpf`), filled-in ones
 * (`partners.1.cpf`) and those of parts (`partners`); one that no form declares is its own label.
 */
export const fieldLabel = (locale: Locale, kind: ReviewKind, type: SubjectType, path: string): string => {
  const [words, place] = [texts[locale], placeOf(path, kind, type)];
  const [part, name] = [partIn(words, place), nameIn(words, place, type)];
  if (name === undefined) return place.rest === '' ? (part ?? path) : path;
  if (part === undefined || selfEvident.has(place.part)) return name;
  return `${part}${words.colon}${small(name)}`;
};
