import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { SheetFormat } from './export.ts';
import { MerchantBucket, PlatformBucket } from './ledger.ts';
import { PageQuery } from './page.ts';
import { CivilDay, Day, Instant } from './scalars.ts';

/** Every bucket there is: those of merchants and the platform's own. */
export const Bucket = codes([...MerchantBucket.options, ...PlatformBucket.options]);
export type LedgerBucket = z.infer<typeof Bucket>;

/** What stands on an account, in centavos: what it was debited and credited, and the difference, credit positive. */
const sums = { debit: z.int(), credit: z.int(), balance: z.int() } as const;

/** An account of the trial balance: of merchants it is the sum over all. `rail` is empty but for `rail_clearing`. */
export const LedgerAccount = z.object({ bucket: Bucket, rail: z.string(), ...sums });
export type LedgerAccount = z.infer<typeof LedgerAccount>;

/** A day's close: its hash covers the day's figures and the hash of the close before. */
export const LedgerClose = z.object({ day: CivilDay, closedAt: Instant, hash: z.string() });

const common = { face: 'console', method: 'GET', access: { staff: 'finance.see' } } as const;
/** Without a day: as of now. */
const asOf = { day: z.optional(Day) } as const;

export const readTrialBalance = endpoint({
  ...common,
  id: 'ledger.balance',
  path: '/ledger/balance',
  summary: 'The trial balance: every account with its debits and credits, now or at the close of a day',
  rate: 'read',
  query: z.strictObject(asOf),
  reply: z.object({
    accounts: z.array(LedgerAccount),
    /** The day that was asked for, as it was closed: it or the last before on which something moved. Null: now. */
    close: z.nullable(LedgerClose),
    /** The newest closes, newest first: what can be asked for. */
    closes: z.array(LedgerClose),
  }),
  refusals: ['not_found'],
});

export const listAccountMerchants = endpoint({
  ...common,
  id: 'ledger.accountMerchants',
  path: '/ledger/balance/merchants',
  summary: 'Which merchants an account of the trial balance is the sum of',
  rate: 'read',
  query: z.extend(z.pick(PageQuery, { cursor: true }), {
    ...asOf,
    bucket: Bucket,
    rail: z._default(z.string().check(z.maxLength(6), z.regex(/^[a-z0-9]*$/, 'choice')), ''),
  }),
  reply: z.object({
    /** Merchant null: the platform itself. */
    list: z.array(z.object({ merchant: z.nullable(z.object({ number: z.string(), name: z.string() })), ...sums })),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: ['not_found'],
});

export const exportTrialBalance = endpoint({
  ...common,
  id: 'ledger.exportBalance',
  path: '/ledger/balance/export',
  summary: 'The trial balance as a file',
  rate: 'heavy',
  query: z.strictObject({ ...asOf, format: SheetFormat }),
  reply: z.string(),
  streams: 'application/octet-stream',
  refusals: ['not_found'],
});
