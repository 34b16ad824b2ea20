import { FileRail } from '@balcao/contract/ledger-reconciliation';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { countListed } from '../../platform/count-listed.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import {
  type FileRow,
  type FindingRow,
  type ResolutionRow,
  type ResultRow,
  reconciliationFiles,
  reconciliationFindings,
  reconciliationResolutions,
  reconciliationResults,
} from './reconciliation.tables.ts';
import type { FileLine } from './reconciliation-file.ts';

const linesAtOnce = 5_000;
/** From so many lines on PostgreSQL is told of them at once: it would compare them one by one until it notices by itself. */
const countedFrom = 500;
/** Days after its own on which a rail may still tell of something that only we know of. */
export const patienceDays = 3;

/** Takes a file with its lines; the id of the first one, where the same was taken before. */
export const insertFile = async (
  tx: Tx,
  file: FileRow,
  lines: readonly FileLine[],
): Promise<{ readonly id: string; readonly isNew: boolean }> => {
  const taken = await tx.insert(reconciliationFiles).values(file).onConflictDoNothing().returning();
  if (taken.length === 0) {
    const { rail, day, sha256 } = file;
    const same = { rail: eq(reconciliationFiles.rail, rail), day: eq(reconciliationFiles.day, day) };
    const [first] = await tx
      .select({ id: reconciliationFiles.id })
      .from(reconciliationFiles)
      .where(and(same.rail, same.day, eq(reconciliationFiles.sha256, sha256)));
    if (!first) throw new Error('a file that was taken before is not there');
    return { id: first.id, isNew: false };
  }
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    const part = JSON.stringify(lines.slice(from, from + linesAtOnce));
    await tx.execute(sql`
      insert into reconciliation_line (file_id, line, kind, rail_id, reference, amount, at)
      select ${file.id}::uuid, line, kind, "railId", reference, amount, at from json_to_recordset(${part}::json)
        as l(line int, kind text, "railId" text, reference text, amount bigint, at timestamptz)`);
  }
  if (lines.length >= countedFrom) await tx.execute(sql`select count_rail_lines()`);
  return { id: file.id, isNew: true };
};

/** One after the other over all processes; the lock ends with the transaction. */
export const lockRail = async (tx: Tx, rail: FileRail): Promise<void> => {
  await tx.execute(sql`select set_config('statement_timeout', '120s', true), set_config('lock_timeout', '120s', true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('reconciliation'), hashtext(${rail}))`);
};

export const hasResult = async (queries: Queries, fileId: string): Promise<boolean> =>
  (await queries.$count(reconciliationResults, eq(reconciliationResults.fileId, fileId))) > 0;

/** Files that were taken and not compared to the end: a process stopped in the middle. */
export const listUnfinished = (queries: Queries): Promise<FileRow[]> =>
  queries
    .select()
    .from(reconciliationFiles)
    .where(sql`not exists (select from reconciliation_result r where r.file_id = ${reconciliationFiles.id})`)
    .orderBy(reconciliationFiles.takenAt)
    .limit(100);

const lastDaysRow = z.object({ rail: FileRail, day: z.string() });
/** The last day for which each rail delivered its own file. */
export const readLastDays = async (queries: Queries): Promise<ReadonlyMap<FileRail, string>> => {
  const rows = await rowsOf(
    queries,
    lastDaysRow,
    sql`select rail, max(day) as day from reconciliation_file where source = 'rail' group by rail`,
  );
  return new Map(rows.map(({ rail, day }) => [rail, day]));
};

/** Lines of a file that are unidentified payments. */
export const listSuspended = (queries: Queries, fileId: string): Promise<FindingRow[]> =>
  queries
    .select()
    .from(reconciliationFindings)
    .where(and(eq(reconciliationFindings.fileId, fileId), eq(reconciliationFindings.handling, 'suspense')));

const unresolved = sql`not exists (select from reconciliation_resolution s
  where s.file_id = n.file_id and s.kind = n.kind and s.match_id = n.match_id)`;
const isOpen = sql`n.handling <> 'heard' and ${unresolved}`;
const redDay = sql`to_char(to_date(f.day, 'YYYYMMDD') + ${patienceDays}::int, 'YYYYMMDD')`;
const isBad = (today: string): SQL => sql`(n.outcome <> 'missingThere' or ${redDay} <= ${today})`;

/** Findings solved later: the rail reported what only we knew; an unidentified payment was returned or assigned, or closed by its return. */
export const insertFoundLater = async (queries: Queries, now: Date): Promise<void> => {
  await queries.execute(sql`
    insert into reconciliation_resolution (file_id, kind, match_id, at, how, reason)
    select n.file_id, n.kind, n.match_id, ${now.toISOString()}::timestamptz, 'later', ''
    from reconciliation_finding n join reconciliation_file f on f.id = n.file_id
    where ${unresolved} and (n.outcome = 'missingThere' and exists (
      select from reconciliation_line l join reconciliation_file g on g.id = l.file_id and g.rail = f.rail
      where l.match_id = n.match_id and l.kind = n.kind)
      or n.handling = 'suspense' and exists (select from unexpected_payment u where u.method = f.rail and case n.kind
        when 'payment' then u.end_to_end_id = n.match_id and coalesce(u.returned_at, u.matched_at) is not null
        else u.return_key = n.match_id and u.closed_reason is not null end))
    on conflict do nothing`);
};

/** What a rail has not told of for so long that someone must ask; each is named once. */
export const insertAlerts = (queries: Queries, now: Date, today: string): Promise<{ amount: number }[]> =>
  rowsOf(
    queries,
    z.object({ amount: z.int() }),
    sql`
    with late as (
      insert into reconciliation_alert (file_id, kind, match_id, at)
      select n.file_id, n.kind, n.match_id, ${now.toISOString()}::timestamptz
      from reconciliation_finding n join reconciliation_file f on f.id = n.file_id
      where n.outcome = 'missingThere' and ${isOpen} and ${isBad(today)}
      on conflict do nothing returning file_id, kind, match_id)
    select n.ours as amount from late join reconciliation_finding n using (file_id, kind, match_id)`,
  );

const countRedRow = z.object({ count: z.int() });
/** Differences that someone must look at. */
export const countRed = async (queries: Queries, today: string): Promise<number> => {
  const red = sql`select count(*) as count from reconciliation_finding n join reconciliation_file f on f.id = n.file_id
    where ${isOpen} and ${isBad(today)}`;
  const [counted] = await rowsOf(queries, countRedRow, red);
  return counted?.count ?? 0;
};

/** A file with its result and the state of its differences. */
export interface FileStatus {
  readonly file: FileRow;
  readonly result: ResultRow | null;
  readonly heard: number;
  readonly missingHere: number;
  readonly amountDiffers: number;
  readonly missingThere: number;
  readonly open: number;
  readonly bad: number;
}

/** Which files: one, those of some rails, those with open findings; after a place in the list. */
interface Of {
  readonly id?: string;
  readonly rails?: readonly FileRail[] | undefined;
  readonly isOpen?: boolean;
  readonly after?: { readonly day: string; readonly id: string } | undefined;
}
const whereOf = ({ id, rails, isOpen: onlyOpen = false, after }: Of): SQL | undefined => {
  const file = reconciliationFiles;
  return and(
    id ? eq(file.id, id) : undefined,
    rails && inArray(file.rail, [...rails]),
    onlyOpen
      ? sql`exists (select from reconciliation_finding n where n.file_id = ${file.id} and ${isOpen})`
      : undefined,
    after && sql`(${file.day}, ${file.id}) < (${after.day}, ${after.id}::uuid)`,
  );
};

/** No further than people read. */
export const countFiles = (queries: Queries, of: Of): Promise<number> =>
  countListed(queries, reconciliationFiles, whereOf(of), [sql`${reconciliationFiles.day} desc`]);

interface Ask {
  readonly today: string;
  readonly of: Of;
  readonly limit: number;
  /** So many are left out before. */
  readonly skip?: number;
}
/** Newest day first, then the newest of a day. */
export const listStandings = async (queries: Queries, { today, of, limit, skip = 0 }: Ask): Promise<FileStatus[]> => {
  const count = (condition: SQL) => sql<number>`count(n.file_id) filter (where ${condition})`;
  const n = reconciliationFindings;
  const rows = await queries
    .select({
      file: reconciliationFiles,
      result: reconciliationResults,
      heard: sql<number>`counted.heard`,
      missingHere: sql<number>`counted.missing_here`,
      amountDiffers: sql<number>`counted.differs`,
      missingThere: sql<number>`counted.missing_there`,
      open: sql<number>`counted.open`,
      bad: sql<number>`counted.bad`,
    })
    .from(reconciliationFiles)
    .leftJoin(reconciliationResults, eq(reconciliationResults.fileId, reconciliationFiles.id))
    .innerJoin(
      sql`lateral (select ${count(sql`n.handling = 'heard'`)} as heard,
        ${count(sql`n.outcome = 'missingHere' and n.handling <> 'heard'`)} as missing_here,
        ${count(sql`n.outcome = 'amountDiffers'`)} as differs, ${count(sql`n.outcome = 'missingThere'`)} as missing_there,
        ${count(isOpen)} as open, ${count(sql`${isOpen} and ${isBad(today)}`)} as bad
        from ${n} n cross join (select ${reconciliationFiles.day} as day) f where n.file_id = ${reconciliationFiles.id}) counted`,
      sql`true`,
    )
    .where(whereOf(of))
    .orderBy(sql`${reconciliationFiles.day} desc, ${reconciliationFiles.id} desc`)
    .offset(skip)
    .limit(limit);
  return rows;
};

export const findFile = async (queries: Queries, id: string): Promise<FileRow | undefined> => {
  const [row] = await queries.select().from(reconciliationFiles).where(eq(reconciliationFiles.id, id));
  return row;
};

export interface Found {
  readonly finding: FindingRow;
  readonly resolution: ResolutionRow | null;
}
const sameFinding = and(
  eq(reconciliationResolutions.fileId, reconciliationFindings.fileId),
  eq(reconciliationResolutions.kind, reconciliationFindings.kind),
  eq(reconciliationResolutions.matchId, reconciliationFindings.matchId),
);

/** Open ones first, the largest before. */
export const listFindings = (
  queries: Queries,
  of: Pick<FindingRow, 'fileId'> & Partial<Pick<FindingRow, 'kind' | 'matchId'>>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Found[]> =>
  queries
    .select({ finding: reconciliationFindings, resolution: reconciliationResolutions })
    .from(reconciliationFindings)
    .leftJoin(reconciliationResolutions, sameFinding)
    .where(
      and(...Object.entries(of).map(([name, value]) => eq(reconciliationFindings[name as keyof typeof of], value))),
    )
    .orderBy(
      sql`(${reconciliationResolutions.at} is not null or ${reconciliationFindings.handling} = 'heard'),
        ${reconciliationFindings.outcome} = 'missingThere',
        coalesce(${reconciliationFindings.theirs}, ${reconciliationFindings.ours}) desc,
        ${reconciliationFindings.kind}, ${reconciliationFindings.matchId}`,
    )
    .limit(limit)
    .offset(offset);

export const countFindings = (queries: Queries, fileId: string): Promise<number> =>
  queries.$count(reconciliationFindings, eq(reconciliationFindings.fileId, fileId));

/** False when it was resolved before. */
export const insertResolution = async (tx: Tx, row: ResolutionRow): Promise<boolean> =>
  (await tx.insert(reconciliationResolutions).values(row).onConflictDoNothing()).rowCount === 1;
