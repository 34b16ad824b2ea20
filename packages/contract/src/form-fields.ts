import * as z from 'zod/mini';
import { holdsCardNumber } from './card-number.ts';
import { codes } from './codes.ts';
import type { FormField } from './form-declaration.ts';
import { fieldName, Version } from './scalars.ts';

/** What a field of a long form holds: how it is typed, masked, shown to the person who reviews it, and hidden from who only looks. */
export const FieldKind = codes([
  'text',
  'longText',
  'cpf',
  'cnpj',
  'cep',
  'phone',
  'email',
  'day',
  'money',
  'state',
  'category',
  'gender',
  'identityKind',
  'shopCode',
  'maritalStatus',
  'educationLevel',
  'turnoverBand',
  'pixKeyType',
  'pixKey',
  'bankAccount',
  'messageKind',
  'messageCategory',
  'templateCategory',
  'locale',
  'document',
]);
export type FieldKind = z.infer<typeof FieldKind>;

/** The declared path of a filled-in one: `partners.2.cpf` is `partners.*.cpf`. */
export const declaredPath = (path: string): string => path.replaceAll(/(?<=\.)\d+(?=\.|$)/g, '*');

/** What a form holds, path by path as text: `partners.0.name` → `Ana`; documents by their ids, with commas. */
export type FlatForm = Readonly<Record<string, string>>;

const isLeaf = (value: unknown): boolean =>
  typeof value !== 'object' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** Flattens a form: empty values are left out, lists of ids become one text. */
export const flatten = (value: unknown, path = ''): FlatForm => {
  if (value === undefined || value === null || value === '') return {};
  if (isLeaf(value)) return { [path]: Array.isArray(value) ? value.join(',') : String(value) };
  const parts = Object.entries(value as Record<string, unknown>);
  return Object.assign({}, ...parts.map(([key, one]) => flatten(one, path === '' ? key : `${path}.${key}`)));
};

const numbered: ReadonlySet<FieldKind> = new Set([
  'money',
  'category',
  'gender',
  'identityKind',
  'shopCode',
  'maritalStatus',
  'educationLevel',
  'turnoverBand',
  'pixKeyType',
]);
const typedValue = (kind: FieldKind | undefined, text: string): string | number | string[] => {
  if (kind === 'document') return text.split(',');
  return kind && numbered.has(kind) ? Number(text) : text;
};

type Part = { [key: string]: Part | string | number | string[] } | (Part | string | number | string[])[];
/** The form behind what {@link flatten} wrote, as its schema takes it again. */
export const unflatten = (flat: FlatForm, fields: readonly FormField[]): DraftValues => {
  const kindOf = new Map(fields.map(({ path, kind }) => [path, kind]));
  const form: Part = {};
  for (const [path, text] of Object.entries(flat)) {
    const keys = path.split('.');
    let at = form as Record<string, Part>;
    for (const [index, key] of keys.slice(0, -1).entries()) {
      at[key] ??= /^\d+$/.test(keys[index + 1] ?? '') ? [] : {};
      at = at[key] as Record<string, Part>;
    }
    at[keys.at(-1) ?? ''] = typedValue(kindOf.get(declaredPath(path)), text) as Part;
  }
  return form as DraftValues;
};

/** Where a form that is being filled in holds the number of a card: in free text, and in what no field is declared for. */
export const cardNumbersIn = (values: DraftValues, fields: readonly FormField[]): string[] => {
  const others = new Set(fields.filter(({ isFree }) => !isFree).map(({ path }) => path));
  return Object.entries(flatten(values))
    .filter(([path, text]) => !others.has(declaredPath(path)) && (holdsCardNumber(text) || holdsCardNumber(path)))
    .map(([path]) => path);
};

const draftBytesAtMost = 60_000;

/** Anything that JSON can say. */
export const JsonValue = z.json();

/** A form that is still being filled in: anything typed so far, right or wrong, kept as it stands. */
export const DraftValues = z
  .record(fieldName(60), JsonValue)
  .check(z.refine((values) => JSON.stringify(values).length <= draftBytesAtMost, `tooLong ${draftBytesAtMost}`));
export type DraftValues = z.infer<typeof DraftValues>;

/** A draft as it is kept: `version` counts savings, so that two people never overwrite each other silently. */
export const Draft = z.object({
  values: DraftValues,
  version: z.int(),
  updatedAt: z.nullable(z.iso.datetime()),
  /** The account name of the person who saved it last. */
  updatedBy: z.nullable(z.string()),
});
export type Draft = z.infer<typeof Draft>;
/** Saves everything typed so far; refused when `version` is not the newest. */
export const DraftSaving = z.strictObject({ values: DraftValues, version: Version });
export type DraftSaving = z.infer<typeof DraftSaving>;
