import { messagingFields } from './open-fields-messaging.ts';
import { paymentFields } from './open-fields-payment.ts';

/** `field`, or `owner.field` where a field means something else: the owner is a named schema, an operation or an event. */
export type FieldDescriptions = Readonly<Record<string, string>>;

const descriptions: FieldDescriptions = { ...messagingFields, ...paymentFields };

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

const wordsFor = (owner: string, field: string): string | undefined =>
  descriptions[`${owner}.${field}`] ?? descriptions[`${owner.replace(/Input$/, '')}.${field}`] ?? descriptions[field];

const described = (owner: string, field: string, schema: Part): Part => {
  const description = schema.description ?? wordsFor(owner, field);
  return description === undefined ? schema : { ...schema, description };
};

const isParameter = (part: Part): part is Part & { name: string } =>
  typeof part.name === 'string' && typeof part.in === 'string';

/** Adds a description to every field below that has none yet. */
const withWords = (owner: string, part: unknown): unknown => {
  if (Array.isArray(part)) return part.map((one) => withWords(owner, one));
  if (!isPart(part)) return part;
  const inner: Part = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withWords(owner, value)]));
  if (isParameter(inner)) return described(owner, inner.name, inner);
  const { properties } = inner;
  if (!isPart(properties)) return inner;
  const fields = Object.entries(properties).map(([field, schema]) => [
    field,
    isPart(schema) ? described(owner, field, schema) : schema,
  ]);
  return { ...inner, properties: Object.fromEntries(fields) };
};

const eachWithWords = (parts: Part): Part =>
  Object.fromEntries(Object.entries(parts).map(([owner, part]) => [owner, withWords(owner, part)]));

const operationsWithWords = (address: unknown): unknown =>
  isPart(address)
    ? Object.fromEntries(
        Object.entries(address).map(([method, operation]) => [
          method,
          withWords(isPart(operation) ? String(operation.operationId) : '', operation),
        ]),
      )
    : address;

interface Described {
  readonly paths?: Part;
  readonly webhooks?: Part;
  readonly components?: { readonly schemas?: Part };
}

/** The document of the open API with what each field means, its units and the meaning of its codes. */
export const describeFields = <D extends Described>(document: D): D => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([address, operations]) => [address, operationsWithWords(operations)]),
  ),
  webhooks: eachWithWords(document.webhooks ?? {}),
  components: { ...document.components, schemas: eachWithWords(document.components?.schemas ?? {}) },
});
