import type { TimeSort } from '@balcao/contract/page';
import type { RequestFilter } from '@balcao/contract/request';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CommitPlace } from '../../platform/commit-place.ts';
import { countListed } from '../../platform/count-listed.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { firstIdAt } from '../../platform/ids.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { columnsOf, jsonOf } from '../../platform/rows.ts';
import { keySortingOf } from '../../platform/sorting.ts';
import { type OpenRequestRow, openRequests } from './request.tables.ts';

/** The columns of a row that is written now, by this transaction. */
const columnsWritten = columnsOf(openRequests, 'one').replace('"one"."written_by"', 'pg_current_xact_id()');

/** Many at once, of many merchants, in one statement. */
export const insertRequests = async (tx: Tx, rows: readonly OpenRequestRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const json = jsonOf(
    openRequests,
    rows.map((row) => ({ ...row, writtenBy: null })),
  );
  await tx.execute(sql`
    insert into open_request (${sql.raw(columnsOf(openRequests))})
    select ${sql.raw(columnsWritten)} from json_populate_recordset(null::open_request, ${json}::json) one
    on conflict do nothing`);
};

type Filter = z.infer<typeof RequestFilter>;

const fitting = (merchantId: string, { outcome, path, status, from, to }: Filter) =>
  and(
    eq(openRequests.merchantId, merchantId),
    outcome && !outcome.includes('accepted') ? gte(openRequests.status, 400) : undefined,
    outcome && !outcome.includes('failed') ? lt(openRequests.status, 400) : undefined,
    path ? sql`strpos(lower(${openRequests.target}), lower(${path})) > 0` : undefined,
    status === undefined ? undefined : eq(openRequests.status, Number(status)),
    from ? gte(openRequests.at, new Date(from)) : undefined,
    to ? lt(openRequests.at, new Date(to)) : undefined,
  );

interface Page {
  /** The id of the row after which it begins; without it, `skip` rows are left out. */
  readonly after: string | undefined;
  readonly skip: number;
  readonly limit: number;
  readonly sort: TimeSort | undefined;
}
export const listRows = (
  queries: Queries,
  merchantId: string,
  filter: Filter,
  page: Page,
): Promise<OpenRequestRow[]> => {
  const { order, beyond } = keySortingOf(openRequests.id, page.sort);
  return queries
    .select()
    .from(openRequests)
    .where(and(fitting(merchantId, filter), beyond(page.after)))
    .orderBy(order)
    .offset(page.skip)
    .limit(page.limit);
};

/** Counts no further than people read. */
export const countUpTo = (queries: Queries, merchantId: string, filter: Filter): Promise<number> =>
  countListed(queries, openRequests, fitting(merchantId, filter), [desc(openRequests.id)]);

export const findRequest = async (
  queries: Queries,
  merchantId: string,
  id: string,
): Promise<OpenRequestRow | undefined> => {
  const [row] = await queries
    .select()
    .from(openRequests)
    .where(and(eq(openRequests.merchantId, merchantId), eq(openRequests.id, id)));
  return row;
};

const withLinesRow = z.object({ id: z.string() });
/** The newest call by this certificate whose lines are kept; not looked for further back than among so many refused ones. */
export const findWithLines = async (
  queries: Queries,
  merchantId: string,
  serial: string,
  searchedAtMost: number,
): Promise<string | undefined> => {
  const rows = await rowsOf(
    queries,
    withLinesRow,
    sql`
    select id from (
      select id, serial, sealed_lines is not null as has_lines from open_request
      where merchant_id = ${merchantId} and status >= 400 order by id desc limit ${searchedAtMost}) newest
    where has_lines and serial = ${serial} order by id desc limit 1`,
  );
  return rows[0]?.id;
};

/** Forgets calls from before, so many at a time; answers how many. No team is asked for: a scheduled job calls it. */
export const forgetRequests = async (queries: Queries, before: Date, most: number): Promise<number> => {
  const { rowCount } = await queries.execute(sql`
    delete from open_request where ctid in (
      select ctid from open_request where at < ${before.toISOString()}::timestamptz limit ${most})`);
  return rowCount ?? 0;
};

/** Calls are written within a second or so; who was away for longer than this reads on in the list. */
const tailedMs = 600_000;
const placeRow = z.object({ written_by: z.string(), id: z.string() });
/** Calls that were committed after a position, up to a limit. Calls that a running transaction could still precede are left out. */
export const listIdsAfter = async (
  queries: Queries,
  merchantId: string,
  after: CommitPlace,
  { now, atMost }: { readonly now: Date; readonly atMost: number },
): Promise<CommitPlace[]> => {
  const from = firstIdAt(new Date(now.getTime() - tailedMs));
  const rows = await rowsOf(
    queries,
    placeRow,
    sql`
    select r.written_by::text, id from open_request r
    where merchant_id = ${merchantId} and id >= ${from}::uuid
      and (r.written_by, id) > (${after.writtenBy}::xid8, ${after.id}::uuid)
      and r.written_by < pg_snapshot_xmin(pg_current_snapshot())
    order by r.written_by, id limit ${atMost}`,
  );
  return rows.map(({ written_by: writtenBy, id }) => ({ writtenBy, id }));
};

/** These calls, in no order. */
export const listByIds = (queries: Queries, merchantId: string, ids: readonly string[]): Promise<OpenRequestRow[]> =>
  queries
    .select()
    .from(openRequests)
    .where(and(eq(openRequests.merchantId, merchantId), inArray(openRequests.id, [...ids])));
