import { parseSync } from 'vite';

/** A set of codes that the contract declares: where, and its values. */
export interface ContractEnum {
  readonly name: string;
  readonly values: readonly string[];
}
/** The same values as a set of the contract has, typed again. */
export interface TypedAgain {
  readonly line: number;
  readonly values: readonly string[];
  readonly enums: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((held, key) => (isObject(held) ? held[key] : undefined), value);
const keyOf = (values: readonly string[]): string => [...new Set(values)].sort().join(' ');

/** The enums of two values or more in what a module of the contract exports: schemas, endpoints, and what they are made of. */
export const enumsIn = (exported: Fields): ContractEnum[] => {
  const found: ContractEnum[] = [];
  const seen = new Set<unknown>();
  const walk = (value: unknown, name: string): void => {
    if (!isObject(value) || seen.has(value)) return;
    seen.add(value);
    const schema = at(value, '_zod', 'def');
    if (at(schema, 'type') === 'enum') {
      const values = Object.values(at(schema, 'entries') ?? {}).filter(isText);
      if (values.length > 1) found.push({ name, values });
      return;
    }
    const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
    const parts = schema ?? (isPlain ? value : {});
    for (const [key, part] of Object.entries(parts)) if (key !== 'shape') walk(part, `${name}.${key}`);
    // The shape of an object is worked out when it is asked for.
    for (const [key, part] of Object.entries(at(schema, 'shape') ?? {})) walk(part, `${name}.${key}`);
  };
  for (const [name, value] of Object.entries(exported)) walk(value, name);
  return found;
};

/** The text of a literal, in a type or a list. */
const literalOf = (node: unknown): unknown => {
  const literal = at(node, 'type') === 'TSLiteralType' ? at(node, 'literal') : node;
  return at(literal, 'type') === 'Literal' ? at(literal, 'value') : undefined;
};
const isNothing = (node: unknown): boolean => /^TS(?:Null|Undefined)Keyword$/.test(String(at(node, 'type')));

/** The values of a union of literals in a type, or of a list that an enum is made of; undefined for all else. */
const valuesOf = (node: Fields): string[] | undefined => {
  const maker = at(node, 'callee', 'property', 'name') ?? at(node, 'callee', 'name');
  const listed = maker === 'enum' || maker === 'codes' ? at(node, 'arguments', '0', 'elements') : undefined;
  const parts = at(node, 'type') === 'TSUnionType' ? at(node, 'types') : listed;
  if (!Array.isArray(parts)) return undefined;
  const values = parts.filter((part) => !isNothing(part)).map(literalOf);
  return values.every(isText) ? values : undefined;
};

const isNamesOfFields = (node: Fields): boolean =>
  at(node, 'type') === 'TSTypeReference' && /^(?:Pick|Omit)$/.test(String(at(node, 'typeName', 'name')));

/** The unions and lists of a file that say again what an enum of the contract says; `Pick` and `Omit` name fields, not values. */
export const typedAgain = (file: string, text: string, enums: readonly ContractEnum[]): TypedAgain[] => {
  // Most files have neither a union of texts nor an enum, and need no parsing.
  if (!/'\s*\||\|\s*'|\b(?:enum|codes)\(/.test(text)) return [];
  const byValues = Map.groupBy(enums, ({ values }) => keyOf(values));
  const found: TypedAgain[] = [];
  const walk = (node: unknown): void => {
    if (!isObject(node) || isNamesOfFields(node)) return;
    const values = valuesOf(node);
    const same = values && byValues.get(keyOf(values));
    if (values && same) {
      const line = text.slice(0, Number(at(node, 'start'))).split('\n').length;
      found.push({ line, values, enums: [...new Set(same.map(({ name }) => name))] });
    }
    for (const inner of Object.values(node).flat()) walk(inner);
  };
  walk(parseSync(file, text).program);
  return found;
};
