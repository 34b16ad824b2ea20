import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, identifier } from './scalars.ts';

/** What a mini program may keep of one person, keys and values together, in bytes of UTF-8. */
export const storageBytesAtMost = 10_000_000;
/** One value. */
export const storedValueBytesAtMost = 1_000_000;

const StorageKey = identifier(128);
const shared = {
  face: 'app',
  access: 'customer',
  path: '/opening/{id}/storage',
  params: z.object({ id: Id }),
} as const;

export const listStored = endpoint({
  ...shared,
  id: 'opening.storedKeys',
  method: 'GET',
  summary: 'What a mini program keeps of the customer, by key',
  rate: 'read',
  reply: z.object({ keys: z.array(z.string()), bytes: z.int() }),
  refusals: ['not_found'],
});

export const readStored = endpoint({
  ...shared,
  id: 'opening.readStored',
  method: 'GET',
  path: '/opening/{id}/storage/value',
  summary: 'One value that a mini program keeps of the customer; null where there is none',
  rate: 'read',
  query: z.strictObject({ key: StorageKey }),
  reply: z.object({ value: z.nullable(z.string()) }),
  refusals: ['not_found'],
});

export const writeStored = endpoint({
  ...shared,
  id: 'opening.writeStored',
  method: 'PUT',
  summary: 'Keeps a value',
  rate: 'write',
  bodyBytesAtMost: 4 * storedValueBytesAtMost,
  body: z.strictObject({
    key: StorageKey,
    /** JSON as text, control characters escaped: what it says is the mini program's own affair. */
    value: z.string().check(
      z.refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), { error: 'unreadable', abort: true }),
      z.refine((text) => new TextEncoder().encode(text).length <= storedValueBytesAtMost, {
        error: `tooLong ${storedValueBytesAtMost}`,
        abort: true,
      }),
    ),
  }),
  reply: z.null(),
  refusals: ['not_found', 'storage_of_applet_full'],
});

export const removeStored = endpoint({
  ...shared,
  id: 'opening.removeStored',
  method: 'DELETE',
  summary: 'Forgets a value, or without a key all of them',
  rate: 'write',
  query: z.strictObject({ key: z.optional(StorageKey) }),
  reply: z.null(),
  refusals: ['not_found'],
});
