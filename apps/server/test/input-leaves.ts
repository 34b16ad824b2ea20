import type { Endpoint } from '@balcao/contract/endpoint';
import { z } from 'zod';

/** One value that a caller gives: where it stands in its part of the call, and what it has to fit. */
export interface Leaf {
  readonly path: readonly (string | number)[];
  readonly schema: z.ZodType;
}
/** One way to fill in a part of a call, and the values in it. */
export interface Variant {
  readonly sample: unknown;
  readonly leaves: readonly Leaf[];
}
export const inputParts = ['params', 'query', 'body'] as const;
export type InputPart = (typeof inputParts)[number];

/** Values of every kind that the contract asks for: what a schema accepts first is its sample. */
const candidates: readonly unknown[] = [
  'abc',
  'abcd efgh ijkl mnop qrst',
  1,
  true,
  '1',
  '12',
  '11',
  '404',
  '1234',
  '123456',
  '20260302',
  '2026',
  '01310100',
  '12345678901234567890',
  '019a0000-0000-7000-8000-000000000000',
  'ana@exemplo.com.br',
  '2026-03-02T14:15:00Z',
  'https://exemplo.com.br/a',
  '52998224725',
  '11222333000181',
  '+5511987654321',
  '987654321',
  'BT-99-7K2M-Q9TX',
  '7K2MQ9TX',
  'ABCDEFGHIJKLMNOP',
  'abcdefghijklmnopqrstuv',
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq',
  'E0000000020260302141500000000001',
  'A1',
  'QUJD',
  2026,
  100,
  60,
  '19900101',
  null,
];

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'nonoptional']);
/** The schema below `optional`, `nullable` and defaults. */
export const bare = (schema: z.ZodType): z.ZodType => {
  const { def } = schema._zod;
  return wrappers.has(def.type) ? bare((def as unknown as { innerType: z.ZodType }).innerType) : schema;
};

/** What it takes in: a schema that goes on from another, such as text that becomes a number, asks what that one asks. */
const entrance = (schema: z.ZodType): z.ZodType => {
  const inner = bare(schema);
  return inner instanceof z.ZodPipe ? entrance(inner.in as z.ZodType) : inner;
};
const isComposed = (schema: z.ZodType): boolean => {
  const inner = entrance(schema);
  if (inner instanceof z.ZodUnion) return inner.options.some((one) => isComposed(one as z.ZodType));
  return inner instanceof z.ZodObject || inner instanceof z.ZodArray;
};

const sampleOf = (schema: z.ZodType): unknown => {
  const inner = entrance(schema);
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodLiteral) return [...inner.values][0];
  if (inner instanceof z.ZodRecord) return {};
  return candidates.find((value) => schema.safeParse(value).success);
};

const below = (key: string | number, { sample, leaves }: Variant): Variant => ({
  sample: typeof key === 'number' ? [sample] : { [key]: sample },
  leaves: leaves.map(({ path, schema }) => ({ path: [key, ...path], schema })),
});

/** All fields as their first variants say; and once more for every other variant of a field, with its values alone. */
const variantsOfObject = (shape: Readonly<Record<string, z.ZodType>>): Variant[] => {
  const fields = Object.entries(shape).map(([key, schema]) => variantsOf(schema).map((one) => below(key, one)));
  const firsts = fields.flatMap(([first]) => first ?? []);
  const sample = Object.assign({}, ...firsts.map((one) => one.sample)) as object;
  const others = fields.flatMap(([, ...rest]) => rest);
  return [
    { sample, leaves: firsts.flatMap(({ leaves }) => leaves) },
    ...others.map((other) => ({ sample: { ...sample, ...(other.sample as object) }, leaves: other.leaves })),
  ];
};

/** The ways to fill in what a schema asks for: one for each kind of value that it chooses between. */
export const variantsOf = (schema: z.ZodType): Variant[] => {
  const inner = entrance(schema);
  const whole = { path: [], schema };
  if (inner instanceof z.ZodUnion && isComposed(inner))
    return inner.options
      .flatMap((one) => variantsOf(one as z.ZodType))
      .map(({ sample, leaves }) => ({ sample, leaves: leaves.map((leaf) => (leaf.path.length > 0 ? leaf : whole)) }));
  if (inner instanceof z.ZodArray) {
    const [first, ...others] = variantsOf(inner.element as z.ZodType).map((one) => below(0, one));
    return [{ sample: first?.sample, leaves: [whole, ...(first?.leaves ?? [])] }, ...others];
  }
  if (inner instanceof z.ZodObject) {
    const [first, ...others] = variantsOfObject(inner.shape as Readonly<Record<string, z.ZodType>>);
    return [{ sample: first?.sample, leaves: [...(first?.leaves ?? [])] }, ...others];
  }
  return [{ sample: sampleOf(schema), leaves: [whole] }];
};

/** The same value with another one in its place at the path. */
export const withValue = (into: unknown, [key, ...rest]: Leaf['path'], value: unknown): unknown => {
  if (key === undefined) return value;
  if (typeof key === 'number')
    return [...(into as unknown[])].map((one, index) => (index === key ? withValue(one, rest, value) : one));
  return { ...(into as object), [key]: withValue((into as Record<string, unknown>)[key], rest, value) };
};

/** What an endpoint takes in a part of its calls. */
export const schemaOf = (target: Endpoint, part: InputPart): z.ZodType | undefined => target[part];

/** The names of what a schema asks for; none where it is of no object. */
export const namesIn = (schema: z.ZodType): string[] => {
  const inner = bare(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
};
