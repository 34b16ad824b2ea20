import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const contract = path.resolve(import.meta.dirname, '../../../../packages/contract/src');

/** Words, numbers and yes or no are written out where they stand: their limits are read there. */
const kinds: ReadonlySet<string> = new Set(['object', 'union', 'enum', 'record', 'array', 'lazy', 'tuple']);

/** What takes in something else than it answers is named twice, the first with `Input` at its end: no name of ours may end so. */
const isNamed = (name: string, value: unknown): value is z.core.$ZodType =>
  /^[A-Z]/.test(name) && !name.endsWith('Input') && value instanceof z.core.$ZodType && kinds.has(value._zod.def.type);

/** `order-due` → `OrderDue`: comes before a name that two files use. */
const prefixOf = (file: string): string =>
  path.basename(file, '.ts').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Fields of an address are written one by one, so that what holds them needs no name. */
const addressFieldsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && 'access' in value
    ? ['params', 'query'].map((part) => Reflect.get(value, part))
    : [];

/**
 * Gives the schemas that the contract exports their names, so that the documents refer to them instead of repeating them. The
 * first file in the alphabet keeps a name that several use; in the others the name of the file comes before it.
 */
export const nameSchemas = async (registry: z.core.$ZodRegistry<{ id: string }>): Promise<void> => {
  const names = fs.readdirSync(contract).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const files: { prefix: string; declared: Record<string, unknown> }[] = [];
  for (const name of names.toSorted())
    files.push({ prefix: prefixOf(name), declared: await import(path.join(contract, name)) });
  const unnamed = new Set(files.flatMap(({ declared }) => Object.values(declared).flatMap(addressFieldsOf)));
  const taken = new Set<string>();
  for (const { prefix, declared } of files)
    for (const [name, value] of Object.entries(declared)) {
      if (!isNamed(name, value) || unnamed.has(value) || registry.has(value)) continue;
      const id = taken.has(name) ? prefix + name : name;
      taken.add(id);
      registry.add(value, { id });
    }
};
