import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Bucket } from './ledger-balance.ts';
import { PageQuery } from './page.ts';
import { Day, Id, Instant, inOrder, line, severalOf } from './scalars.ts';
import { Consent } from './staff-consent.ts';

/** What a journal is about, read from its cause. */
export const JournalKind = codes([
  'sale',
  'refund',
  'unexpected',
  'settlement',
  'withdrawal',
  'reserve',
  'dispute',
  'reversal',
  'other',
]);
export type JournalKind = z.infer<typeof JournalKind>;

/** Which of several journals about one object it is: a hold and its end; money in, out, or matched to its order. Null where a kind has only one. */
export const JournalStep = codes([
  'held',
  'ended',
  'done',
  'failed',
  'cleared',
  'arrived',
  'returned',
  'matched',
  'credited',
  'blocked',
  'unblocked',
]);
export type JournalStep = z.infer<typeof JournalStep>;

/**
 * Whether a journal may be taken back: `free`; `asked`: a request waits for a second person; `reversed` already; `reversal`: it takes
 * back another itself; `bound`: an order, a refund, a settlement or a withdrawal says the same, so the way back leads through that.
 */
export const JournalStatus = codes(['free', 'asked', 'reversed', 'reversal', 'bound']);
export type JournalStatus = z.infer<typeof JournalStatus>;

const Merchant = z.object({ merchantId: Id, number: z.string(), name: z.string() });

/** One journal as staff look it up. */
export const Journal = z.object({
  id: Id,
  merchant: Merchant,
  /** Its natural key within the merchant: `reserve:<id>`. */
  cause: z.string(),
  kind: JournalKind,
  step: z.nullable(JournalStep),
  standing: JournalStatus,
  postedAt: Instant,
  /** What moved: the sum of one side, in centavos. */
  amount: z.int(),
});
export type Journal = z.infer<typeof Journal>;

const Other = z.nullable(z.object({ id: Id, cause: z.string(), postedAt: Instant }));
export const JournalDetail = z.extend(Journal, {
  /** Signed centavos, credit positive; together zero. `rail` is empty but for `rail_clearing`. */
  lines: z.array(z.object({ bucket: Bucket, rail: z.string(), amount: z.int() })),
  /** The journal that this one takes back, and the one that takes back this. */
  reverses: Other,
  reversedBy: Other,
  /** What waits for a second person, and everything that was asked, newest first. */
  asked: z.nullable(Consent),
  history: z.array(Consent),
});
export type JournalDetail = z.infer<typeof JournalDetail>;

/** `found`: by a search or of a merchant; `asked`: what waits for a second person; `decided`: about what someone has asked before. */
export const JournalPart = codes(['asked', 'decided', 'found']);
export type JournalPart = z.infer<typeof JournalPart>;

const see = { face: 'console', access: { staff: 'merchant.see' } } as const;
const decide = { staff: 'finance.decide' } as const;

export const listJournals = endpoint({
  ...see,
  id: 'ledger.journals',
  method: 'GET',
  path: '/ledger/journal',
  summary:
    'Journals of the ledger, newest first: what waits for a second person, or found by number, cause or merchant',
  rate: 'heavy',
  query: inOrder(
    z.extend(z.omit(PageQuery, { pageNum: true }), {
      show: z._default(JournalPart, 'found'),
      /** Civil days in São Paulo, both included, of what is found; a day alone is that day. */
      from: z.optional(Day),
      to: z.optional(Day),
      kind: z.optional(severalOf(JournalKind)),
      /** The number of an order, a settlement or a withdrawal, a whole cause, or the id of a journal. */
      search: z.optional(line(120)),
      merchantId: z.optional(Id),
    }),
  ),
  /** `found` needs a search, a merchant or days; with only a kind it covers the last thirty days. */
  reply: z.object({ list: z.array(Journal), nextCursor: z.nullable(z.string()) }),
  refusals: [],
});

const one = { face: 'console', params: z.object({ id: Id, journalId: Id }), reply: JournalDetail } as const;
const action = { ...one, method: 'POST', access: decide, rate: 'write', idempotency: 'optional' } as const;

export const getJournal = endpoint({
  ...one,
  id: 'ledger.journal',
  method: 'GET',
  path: '/merchant/{id}/journal/{journalId}',
  summary: 'One journal of a merchant: its lines, what takes it back, and what was asked about it',
  access: see.access,
  rate: 'read',
  refusals: ['not_found'],
});

const outcomes = ['not_found', 'journal_bound', 'journal_reversed', 'colleague_first'] as const;

export const askReversal = endpoint({
  ...action,
  id: 'ledger.askReversal',
  path: '/merchant/{id}/journal/{journalId}/reversal',
  summary: 'Asks a colleague to have a journal taken back by one that moves the same the other way round',
  body: z.strictObject({ words: line(500, 10) }),
  refusals: outcomes,
});

const ofRequest = z.object({ id: Id, journalId: Id, requestId: Id });

export const decideReversal = endpoint({
  ...action,
  id: 'ledger.decideReversal',
  path: '/merchant/{id}/journal/{journalId}/reversal/{requestId}/decision',
  summary: 'Agrees to the reversal that a colleague asked for, which posts it, or refuses it: never the one who asked',
  params: ofRequest,
  body: z.strictObject({ agreed: z.boolean(), words: z.nullable(line(500)) }),
  refusals: [...outcomes, 'second_person', 'reversal_overdraws'],
});

export const takeBackReversal = endpoint({
  ...action,
  id: 'ledger.takeBackReversal',
  path: '/merchant/{id}/journal/{journalId}/reversal/{requestId}/back',
  summary: 'Takes back the reversal that one has asked for oneself, while nobody has decided it',
  params: ofRequest,
  refusals: ['not_found', 'colleague_first', 'permission_missing'],
});
