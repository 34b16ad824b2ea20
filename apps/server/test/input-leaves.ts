import type { Endpoint } from '@balcao/contract/endpoint';
import * as z from 'zod/mini';

/** One value that a caller gives: where it stands in its part of the call, and what it has to fit. */
export interface Leaf {
  readonly path: readonly (string | number)[];
  readonly schema: z.ZodMiniType;
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
  'a'.repeat(115),
  2,
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq',
  'E0000000020260302141500000000001',
  'A1',
  'bl0123456789abcdef',
  'QUJD',
  2026,
  100,
  60,
  '19900101',
  null,
];

const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'nonoptional']);
/** The schema below `optional`, `nullable` and defaults. */
export const bare = (schema: z.ZodMiniType): z.ZodMiniType => {
  const { def } = schema._zod;
  return wrappers.has(def.type) ? bare((def as unknown as { innerType: z.ZodMiniType }).innerType) : schema;
};

/** What it takes in: a schema that goes on from another, such as text that becomes a number, asks what that one asks. */
const entrance = (schema: z.ZodMiniType): z.ZodMiniType => {
  const inner = bare(schema);
  return inner instanceof z.ZodMiniPipe ? entrance(inner.def.in as z.ZodMiniType) : inner;
};
const isComposed = (schema: z.ZodMiniType): boolean => {
  const inner = entrance(schema);
  if (inner instanceof z.ZodMiniUnion) return inner.def.options.some((one) => isComposed(one as z.ZodMiniType));
  return inner instanceof z.ZodMiniObject || inner instanceof z.ZodMiniArray;
};

const sampleOf = (schema: z.ZodMiniType): unknown => {
  const inner = entrance(schema);
  if (inner instanceof z.ZodMiniEnum) return inner.options[0];
  if (inner instanceof z.ZodMiniLiteral) return [...inner.def.values][0];
  if (inner instanceof z.ZodMiniRecord) return {};
  return candidates.find((value) => schema.safeParse(value).success);
};

const below = (key: string | number, { sample, leaves }: Variant): Variant => ({
  sample: typeof key === 'number' ? [sample] : { [key]: sample },
  leaves: leaves.map(({ path, schema }) => ({ path: [key, ...path], schema })),
});

/** All fields as their first variants say; and once more for every other variant of a field, with its values alone. */
const variantsOfObject = (shape: Readonly<Record<string, z.ZodMiniType>>): Variant[] => {
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
export const variantsOf = (schema: z.ZodMiniType): Variant[] => {
  const inner = entrance(schema);
  const whole = { path: [], schema };
  if (inner instanceof z.ZodMiniUnion && isComposed(inner))
    return inner.def.options
      .flatMap((one) => variantsOf(one as z.ZodMiniType))
      .map(({ sample, leaves }) => ({ sample, leaves: leaves.map((leaf) => (leaf.path.length > 0 ? leaf : whole)) }));
  if (inner instanceof z.ZodMiniArray) {
    const [first, ...others] = variantsOf(inner.def.element as z.ZodMiniType).map((one) => below(0, one));
    return [{ sample: first?.sample, leaves: [whole, ...(first?.leaves ?? [])] }, ...others];
  }
  if (inner instanceof z.ZodMiniObject) {
    const [first, ...others] = variantsOfObject(inner.shape as Readonly<Record<string, z.ZodMiniType>>);
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
export const schemaOf = (target: Endpoint, part: InputPart): z.ZodMiniType | undefined => target[part];

/** The names of what a schema asks for; none where it is of no object. */
export const namesIn = (schema: z.ZodMiniType): string[] => {
  const inner = bare(schema);
  return inner instanceof z.ZodMiniObject ? Object.keys(inner.shape) : [];
};
