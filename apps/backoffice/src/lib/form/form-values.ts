import type { Form, FormField } from '@balcao/contract/form-declaration';
import type { DraftValues } from '@balcao/contract/form-fields';

/** Anything that a draft holds. */
export type Json = DraftValues[string];
export type Values = Record<string, Json>;
type Holder = Record<string, Json | undefined>;

const isHolder = (value: Json | undefined): value is Holder & Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Empty: absent, an empty text, an empty list, or a part with only empty values. */
export const isEmpty = (value: Json | undefined): boolean => {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return typeof value === 'object' && Object.values(value).every(isEmpty);
};

const keyed = (value: Json | undefined): Readonly<Record<string, Json | undefined>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, Json>>) : {};

/** What stands at a filled-in path, such as `partners.2.cpf`. */
export const valueAt = (values: Readonly<Values>, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>((held, key) => keyed(held)[key], values as Json);

/** Writes a value at a path of parts; only for what is being built. */
export const put = (into: Values, path: string, value: Json): void => {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let holder = into;
  for (const key of keys) {
    if (!isHolder(holder[key])) holder[key] = {};
    holder = holder[key] as Values;
  }
  holder[last] = value;
};

/** The same with nothing at these paths; the items of lists keep their places. */
export const without = (values: Readonly<Values>, paths: readonly string[]): Values => {
  if (paths.length === 0) return values;
  const rest = structuredClone(values) as Values;
  for (const path of paths) {
    const keys = path.split('.');
    const last = keys.pop() as string;
    const holder = keys.length === 0 ? rest : valueAt(rest, keys.join('.'));
    (holder as Values)[last] = '';
  }
  return rest;
};

const blankOf = ({ kind }: FormField): Json => (kind === 'document' ? [] : kind === 'money' ? null : '');

/** A new item of a list, with its fields empty: `blankItem(fields, 'partners')`. */
export const blankItem = (fields: readonly FormField[], list: string): Values => {
  const item: Values = {};
  for (const field of fields) {
    const prefix = `${list}.*.`;
    if (field.path.startsWith(prefix)) put(item, field.path.slice(prefix.length), blankOf(field));
  }
  return item;
};

/** A draft with an empty place for every field that it does not hold yet, so that every input has a value from the beginning. */
export const filledUp = (values: Readonly<Values>, fields: readonly FormField[]): Values => {
  const whole = structuredClone(values) as Values;
  for (const field of fields) {
    const [list] = field.path.split('.*');
    if (list !== undefined && list !== field.path) {
      if (!Array.isArray(valueAt(whole, list))) put(whole, list, []);
    } else if (valueAt(whole, field.path) === undefined) put(whole, field.path, blankOf(field));
  }
  return whole;
};

/** Every path that is filled in or could be, with the numbers of lists; item after item: `partners.0.cpf` before `partners.1.name`. */
export const pathsIn = (values: Readonly<Values>, fields: readonly FormField[]): string[] => {
  const listOf = (path: string) => path.split('.*.')[0] ?? path;
  return fields.flatMap(({ path }, place) => {
    const list = listOf(path);
    if (list === path) return [path];
    if (fields.findIndex((other) => listOf(other.path) === list) !== place) return []; // The first of them stood for all.
    const below = fields.filter((other) => listOf(other.path) === list);
    const items = valueAt(values, list);
    return Array.isArray(items)
      ? items.flatMap((_, index) => below.map((other) => other.path.replace('*', String(index))))
      : [];
  });
};

const picked = (held: Json | undefined, fields: readonly FormField[]): Values => {
  const payload: Values = {};
  for (const { path, kind, required } of fields.filter((field) => !field.path.includes('*'))) {
    const value = valueAt(keyed(held) as Values, path);
    if (!isEmpty(value)) put(payload, path, value as Json);
    else if (required) {
      // What holds required fields is there, so that each of them says that it is missing.
      const holder = path.split('.').slice(0, -1).join('.');
      if (kind === 'document') put(payload, path, []);
      else if (holder !== '' && valueAt(payload, holder) === undefined) put(payload, holder, {});
    }
  }
  return payload;
};

/** What the API is sent: the fields that were filled in and no other, as the schema of the contract takes them. */
export const payloadOf = (values: Readonly<Values>, { fields, mark }: Pick<Form, 'fields' | 'mark'>): Values => {
  const payload: Values = { ...mark, ...picked(values as Json, fields) };
  for (const list of new Set(fields.flatMap(({ path }) => path.match(/^(.+)\.\*\./)?.[1] ?? []))) {
    const below = fields
      .filter(({ path }) => path.startsWith(`${list}.*.`))
      .map((field) => ({ ...field, path: field.path.slice(list.length + 3) }));
    const items = valueAt(values, list);
    put(payload, list, (Array.isArray(items) ? items : []).map((item) => picked(item, below)) as Json);
  }
  return payload;
};
