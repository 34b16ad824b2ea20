import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Centavos, Id, Instant, identifier, line, lines } from './scalars.ts';

/** What a search of support leads to; `payment`: money that arrived without an order. */
export const FoundKind = codes(['merchant', 'order', 'refund', 'withdrawal', 'payment']);
export type FoundKind = z.infer<typeof FoundKind>;

export const Found = z.object({
  kind: FoundKind,
  /** The number of a merchant, an order, a refund or a withdrawal; of a payment its end-to-end id. */
  number: z.string(),
  /** Null of money that belongs to no merchant. */
  merchant: z.nullable(z.object({ merchantId: Id, number: z.string(), name: z.string() })),
  amount: z.nullable(Centavos),
  /** When it came to be. */
  at: Instant,
});
export type Found = z.infer<typeof Found>;

/** So many of each kind are shown; a person who finds more types more. */
export const foundAtMost = 10;

export const searchSupport = endpoint({
  id: 'support.search',
  face: 'console',
  method: 'GET',
  path: '/support/search',
  summary: 'What a number, a document or a name that a merchant writes about leads to',
  access: { staff: 'merchant.see' },
  rate: 'read',
  query: z.strictObject({
    /**
     * A number of an order, its txid, the end-to-end id of its payment or the merchant's own number; the number of a refund or a
     * withdrawal; a whole CPF or CNPJ; a merchant's number by its beginning, or part of its name.
     */
    text: identifier(120, 3),
  }),
  reply: z.object({ list: z.array(Found) }),
  refusals: [],
});

/** A person of a merchant. Name and e-mail are hidden but for their ends until a reason is given. */
export const MerchantPerson = z.object({
  accountId: Id,
  account: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  /** Null for super admins, who have every right. */
  role: z.nullable(z.string()),
  joinedAt: Instant,
  lastUsedAt: z.nullable(Instant),
  twoFactor: z.boolean(),
});
export type MerchantPerson = z.infer<typeof MerchantPerson>;

/** So many people of a merchant are shown. */
export const merchantPeopleAtMost = 100;

const People = z.object({ list: z.array(MerchantPerson), total: z.int() });
const ofMerchant = { face: 'console', params: z.object({ id: Id }), refusals: ['not_found'] } as const;

export const listMerchantPeople = endpoint({
  ...ofMerchant,
  id: 'support.people',
  method: 'GET',
  path: '/merchant/{id}/person',
  summary: 'Who works in a merchant, super admins first; names and e-mails hidden but for their ends',
  access: { staff: 'merchant.see' },
  rate: 'read',
  reply: People,
});

/** Why someone looks at what is hidden. */
export const LookReason = line(300, 10);

export const lookAtMerchant = endpoint({
  ...ofMerchant,
  id: 'support.look',
  method: 'POST',
  path: '/merchant/{id}/person/look',
  summary: 'Shows once what is hidden of a merchant and its people; who looked, and why, is written down',
  access: { staff: 'merchant.assist' },
  rate: 'write',
  body: z.strictObject({ reason: LookReason }),
  reply: z.extend(People, {
    /** The whole CPF or CNPJ; null before the merchant was certified. */
    document: z.nullable(z.string()),
  }),
});

/** What staff write down about a merchant for each other: kept with who and when, never changed. */
export const StaffNote = z.object({
  id: Id,
  /** By the name of that day. */
  by: z.object({ staffId: Id, name: z.string() }),
  at: Instant,
  words: z.string(),
});
export type StaffNote = z.infer<typeof StaffNote>;

const note = { ...ofMerchant, path: '/merchant/{id}/note' } as const;

export const listStaffNotes = endpoint({
  ...note,
  id: 'support.notes',
  method: 'GET',
  summary: 'What staff wrote down about a merchant, newest first',
  access: { staff: 'merchant.see' },
  rate: 'read',
  query: PageQuery,
  reply: pageOf(StaffNote),
});

export const addStaffNote = endpoint({
  ...note,
  id: 'support.addNote',
  method: 'POST',
  summary: 'Writes something down about a merchant for colleagues; it stays as it is',
  access: { staff: 'merchant.assist' },
  rate: 'write',
  idempotency: 'optional',
  body: z.strictObject({ words: lines(1_000, 3) }),
  reply: StaffNote,
});
