import type { Readable } from 'node:stream';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { MerchantBucket } from '@balcao/contract/ledger';
import type {
  exportTrialBalance,
  LedgerAccount,
  listAccountMerchants,
  readTrialBalance,
} from '@balcao/contract/ledger-balance';
import { PaymentMethod } from '@balcao/contract/order';
import { idKeys, lastKeyOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { sheetFile } from '../export/export.service.ts';
import { accountTitle, balanceTexts } from './ledger-balance.texts.ts';
import { listCloses, readAccountByMerchant, readOpenSums, sumCloses } from './ledger-close.repository.ts';
import { borderOf } from './ledger-close.service.ts';
import type { LedgerMerchants } from './ledger-merchants.ts';
import type { LedgerCloseRow } from './ledger-proof.tables.ts';

const closesShown = 400;
const merchantsAtOnce = 50;

type Sums = Pick<LedgerAccount, 'rail' | 'debit' | 'credit'> & { readonly bucket: string };

/** Every account there is, also where nothing has ever moved. */
const accounts: readonly Pick<LedgerAccount, 'bucket' | 'rail'>[] = [
  ...MerchantBucket.options.map((bucket) => ({ bucket, rail: '' })),
  ...PaymentMethod.options.map((rail) => ({ bucket: 'rail_clearing' as const, rail })),
  { bucket: 'rail_clearing', rail: 'payout' },
  { bucket: 'payout_clearing', rail: '' },
  { bucket: 'fee_revenue', rail: '' },
  { bucket: 'suspense', rail: '' },
];
const keyOf = ({ bucket, rail }: { readonly bucket: string; readonly rail: string }): string => `${bucket}:${rail}`;

const presentClose = ({ day, closedAt, hash }: LedgerCloseRow) => ({ day, closedAt: closedAt.toISOString(), hash });

interface Needs {
  readonly db: Db;
  readonly merchants: LedgerMerchants;
}

/** The trial balance: what stands on every account, now or as a day was closed. */
export const createLedgerBalances = ({ db, merchants }: Needs) => {
  const closeOf = async (day: string | undefined): Promise<LedgerCloseRow | undefined> =>
    day === undefined ? undefined : ((await listCloses(db, 1, day))[0] ?? refuse('not_found'));

  const sumsOf = async (close: LedgerCloseRow | undefined): Promise<Sums[]> => {
    if (close) return sumCloses(db, close.day);
    const [last] = await listCloses(db, 1);
    const [closed, open] = await Promise.all([last ? sumCloses(db, last.day) : [], readOpenSums(db, borderOf(last))]);
    return [...closed, ...open];
  };
  const trial = async (close: LedgerCloseRow | undefined): Promise<LedgerAccount[]> => {
    const sums = Map.groupBy(await sumsOf(close), keyOf);
    return accounts.map((account) => {
      const own = sums.get(keyOf(account)) ?? [];
      const debit = own.reduce((sum, one) => sum + one.debit, 0);
      const credit = own.reduce((sum, one) => sum + one.credit, 0);
      return { ...account, debit, credit, balance: credit - debit };
    });
  };

  return {
    read: async ({ query }: Call<typeof readTrialBalance>): Promise<ReplyOf<typeof readTrialBalance>> => {
      const close = await closeOf(query.day);
      const [all, closes] = await Promise.all([trial(close), listCloses(db, closesShown)]);
      return { accounts: all, close: close ? presentClose(close) : null, closes: closes.map(presentClose) };
    },

    merchants: async ({ query }: Call<typeof listAccountMerchants>) => {
      const { bucket, rail, day, cursor } = query;
      const after = lastKeyOf(cursor, idKeys);
      const close = await closeOf(day);
      const ask = { bucket, rail, border: close && borderOf(close), after };
      const rows = await readAccountByMerchant(db, ask, merchantsAtOnce + 1);
      const page = rows.slice(0, merchantsAtOnce);
      const known = await merchants.named(page.map(({ merchantId }) => merchantId));
      return {
        list: page.map(({ merchantId, debit, credit }) => ({
          merchant: known.get(merchantId) ?? null,
          debit,
          credit,
          balance: credit - debit,
        })),
        nextCursor: rows.length > page.length ? (page.at(-1)?.merchantId ?? null) : null,
      };
    },

    export: async ({ query, locale, timeZone }: Call<typeof exportTrialBalance>): Promise<Readable> => {
      const { name, columns, total } = balanceTexts[locale];
      const all = await trial(await closeOf(query.day));
      const rows = all.map(({ bucket, rail, debit, credit, balance }) => [
        accountTitle(locale, bucket, rail),
        ...[debit, credit, Math.max(-balance, 0), Math.max(balance, 0)],
      ]);
      const sums = [1, 2, 3, 4].map((at) => rows.reduce((sum, row) => sum + Number(row[at]), 0));
      const sheet = {
        locale,
        timeZone,
        columns: columns.map((title, at) => ({ title, kind: at === 0 ? ('text' as const) : ('money' as const) })),
        async *batches() {
          yield [...rows, [total, ...sums]];
        },
      };
      return sheetFile(query.format, { ...sheet, batches: sheet.batches() }, name);
    },
  };
};
export type LedgerBalances = ReturnType<typeof createLedgerBalances>;
