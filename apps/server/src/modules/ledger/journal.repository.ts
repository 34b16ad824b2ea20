import type { JournalKind, JournalPart } from '@balcao/contract/ledger-reversal';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { causesOf, knownForms } from './journal-words.ts';
import { entries } from './ledger.tables.ts';

/** A journal as staff look it up; amounts in centavos. */
const JournalRow = z.object({
  merchantId: z.string(),
  id: z.string(),
  cause: z.string(),
  /** UTC, ISO 8601. */
  postedAt: z.string(),
  reverses: z.nullable(z.string()),
  reversedBy: z.nullable(z.string()),
  isAsked: z.boolean(),
  /** The sum of one side. */
  amount: z.int(),
});
export type JournalRow = Readonly<z.infer<typeof JournalRow>>;
interface Find {
  readonly show: JournalPart;
  readonly search?: string | undefined;
  readonly merchantId?: string | undefined;
  readonly kind?: readonly JournalKind[] | undefined;
  /** From the first id of the asked days to the first that is none of them. */
  readonly span?: { readonly from: string; readonly to: string } | undefined;
  readonly now: Date;
  /** Journals before this id: older ones. */
  readonly before: string | undefined;
  readonly limit: number;
}

const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const wordForm = /^[\w-]{1,80}$/;
/** Nouns whose number begins what their journals are called. */
const numbered = ['order', 'settlement', 'withdrawal', 'reserve'];
const j = (columns: SQL): SQL => sql`select j.merchant_id, j.id, j.cause, j.posted_at, j.reverses ${columns}`;

/** Of one merchant, or of every merchant that has a journal, found without reading more than one entry of the index each. */
const merchantsOf = (merchantId: string | undefined): SQL =>
  merchantId === undefined
    ? sql`recursive merchant as (
        (select merchant_id from ledger.journal order by merchant_id limit 1)
        union all
        select (select n.merchant_id from ledger.journal n where n.merchant_id > m.merchant_id order by n.merchant_id limit 1)
        from merchant m where m.merchant_id is not null)`
    : sql`merchant as (select ${merchantId}::uuid as merchant_id)`;

/** By the index on ids, and by the one on causes, which serves ranges. */
const searched = (search: string): SQL => {
  const id = uuidForm.test(search) ? search.toLowerCase() : null;
  const prefixes = wordForm.test(search) ? numbered.map((noun) => `${noun}:${search}:`) : [];
  const exact = [search, ...numbered.map((noun) => `${noun}:${search}`)];
  const of = sql`j.merchant_id = m.merchant_id`;
  return sql`(
    ${j(sql`from ledger.journal j where ${of} and j.id = ${id}::uuid`)}
    union ${j(sql`from ledger.journal j where ${of} and j.cause = any(${sql.param(exact)}::text[])`)}
    union ${j(sql`from unnest(${sql.param(prefixes)}::text[]) p join ledger.journal j
      on ${of} and j.cause >= p and j.cause < left(p, -1) || ';'`)})`;
};

/** Of these kinds, read from the causes as `journalKindOf` does. */
const ofKinds = (kinds: readonly JournalKind[] | undefined): SQL => {
  if (kinds === undefined) return sql`true`;
  const { forms, others } = causesOf(kinds);
  const known = sql`j.cause ~ any(${sql.param([...forms])}::text[])`;
  return others ? sql`(${known} or not j.cause ~ any(${sql.param([...knownForms])}::text[]))` : known;
};

const chosen = ({ show, search, merchantId, kind, span, now, before, limit }: Find): SQL => {
  const within = span ? sql`j.id >= ${span.from}::uuid and j.id < ${span.to}::uuid` : sql`true`;
  const after = before === undefined ? sql`true` : sql`j.id < ${before}::uuid`;
  const older = sql`${after} and ${within} and ${ofKinds(kind)}`;
  const ordered = sql`order by j.id desc limit ${limit}`;
  if (show !== 'found') {
    const waits = sql`q.status = 'asked' and q.expires_at > ${now.toISOString()}`;
    const mine = merchantId === undefined ? sql`true` : sql`q.merchant_id = ${merchantId}`;
    const asked = sql`(select distinct q.merchant_id, q.journal_id from reversal_request q
      where ${mine} and ${show === 'asked' ? waits : sql`not (${waits})`}) q`;
    return sql`with chosen as (${j(sql`from ${asked} join ledger.journal j
      on j.merchant_id = q.merchant_id and j.id = q.journal_id where ${older} ${ordered}`)})`;
  }
  const found =
    search === undefined
      ? sql`(${j(sql`from ledger.journal j where j.merchant_id = m.merchant_id
      and ${older} ${ordered}`)})`
      : searched(search);
  return sql`with ${merchantsOf(merchantId)}, chosen as (
    ${j(sql`from merchant m cross join lateral ${found} j where m.merchant_id is not null and ${older} ${ordered}`)})`;
};

const told = (now: Date): SQL => sql`
  select j.merchant_id as "merchantId", j.id, j.cause, j.reverses,
    to_char(j.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "postedAt",
    (select r.id from ledger.journal r where r.merchant_id = j.merchant_id and r.reverses = j.id) as "reversedBy",
    exists (select from reversal_request q where q.merchant_id = j.merchant_id and q.journal_id = j.id
      and q.status = 'asked' and q.expires_at > ${now.toISOString()}) as "isAsked",
    (select coalesce(sum(e.amount), 0)::bigint from ledger.entry e
      where e.merchant_id = j.merchant_id and e.journal_id = j.id and e.amount > 0) as amount`;

/** Journals, the newest first. `found` needs a search or a merchant. */
export const findJournals = async (queries: Queries, find: Find): Promise<JournalRow[]> => {
  return rowsOf(queries, JournalRow, sql`${chosen(find)} ${told(find.now)} from chosen j order by j.id desc`);
};

export const findJournal = async (
  queries: Queries,
  { merchantId, id }: Pick<JournalRow, 'merchantId' | 'id'>,
  now: Date,
): Promise<JournalRow | undefined> => {
  const [found] = await rowsOf(
    queries,
    JournalRow,
    sql`${told(now)} from ledger.journal j where j.merchant_id = ${merchantId} and j.id = ${id}`,
  );
  return found;
};

/** What a journal moved, in the order of its lines: signed centavos. */
export const readLines = (queries: Queries, merchantId: string, journalId: string) =>
  queries
    .select({ bucket: entries.bucket, rail: entries.rail, amount: entries.amount })
    .from(entries)
    .where(and(eq(entries.merchantId, merchantId), eq(entries.journalId, journalId)))
    .orderBy(asc(entries.line));
