import * as z from 'zod/mini';
import { line, metadataKey, metadataKeyPattern } from './scalars.ts';

/** So many things a merchant's server may note on one order. */
export const metadataKeysAtMost = 20;
/** Characters of a key, and of what stands under it. */
export const metadataKeyAtMost = 40;
export const metadataValueAtMost = 500;
/** What a key is made of. */
export const metadataKeyForm: RegExp = metadataKeyPattern(metadataKeyAtMost);

export const MetadataKey = metadataKey(metadataKeyAtMost);
export const MetadataValue = line(metadataValueAtMost);

/** What a merchant's server notes on an order for itself: each key is there once. */
export const NewOrderMetadata = z
  .record(MetadataKey, MetadataValue, {
    error: ({ code }) => (code === 'invalid_key' ? `metadataKey ${metadataKeyAtMost}` : undefined),
  })
  .check(
    z.refine((noted) => Object.keys(noted).length <= metadataKeysAtMost, {
      params: { text: 'metadataKeys', max: metadataKeysAtMost },
    }),
    z.meta({ maxProperties: metadataKeysAtMost }),
  );

/** The same as it is read; empty without entries. */
export const OrderMetadata = z.record(z.string(), z.string());
export type OrderMetadata = z.infer<typeof OrderMetadata>;

/** What a search names of it: that under this key stands exactly this value. */
export const metadataPair = {
  /** Together with `metadataValue`: what was noted on the order under this key is exactly that value. */
  metadataKey: z.optional(MetadataKey),
  metadataValue: z.optional(MetadataValue),
} as const;

/** Refuses a key of noted things without a value to look for, and a value without its key. */
export const withPair = <S extends z.ZodMiniObject>(schema: S): S =>
  schema.check(
    z.superRefine(({ metadataKey, metadataValue }: { metadataKey?: unknown; metadataValue?: unknown }, context) => {
      if ((metadataKey === undefined) === (metadataValue === undefined)) return;
      const path = [metadataKey === undefined ? 'metadataKey' : 'metadataValue'];
      context.addIssue({ code: 'custom', path, params: { text: 'required' } });
    }),
  );
