import { desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { mails, sandboxSettings } from '../../platform/platform.tables.ts';

const mailsShown = 100;

export const listMails = (queries: Queries, to: string | undefined) =>
  queries
    .select()
    .from(mails)
    .where(to ? eq(mails.recipient, to) : undefined)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(mailsShown);

export const readSetting = async (queries: Queries, name: string): Promise<unknown> => {
  const [row] = await queries.select().from(sandboxSettings).where(eq(sandboxSettings.name, name));
  return row?.value;
};

/** All of them by their names, in one statement. */
export const readSettings = async (queries: Queries): Promise<Readonly<Record<string, unknown>>> => {
  const rows = await queries.select().from(sandboxSettings);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
};

export const writeSetting = async (queries: Queries, name: string, value: unknown): Promise<void> => {
  await queries
    .insert(sandboxSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: sandboxSettings.name, set: { value } });
};

const addAheadRow = z.object({ ahead: z.int() });
/** Moves the clock by what is asked, from where it stands now, and answers where it stands then. */
export const addAhead = async (queries: Queries, seconds: number): Promise<number> => {
  const rows = await rowsOf(
    queries,
    addAheadRow,
    sql`
    insert into sandbox_setting (name, value) values ('clock', to_jsonb(${seconds}::int))
    on conflict (name) do update set value = to_jsonb(sandbox_setting.value::int + ${seconds}::int)
    returning value::int as ahead`,
  );
  return rows[0]?.ahead ?? 0;
};

/** Adds one to a list that is kept as a setting, also when two are added at once. */
export const addToSetting = async (queries: Queries, name: string, one: object): Promise<void> => {
  await queries.execute(sql`
    insert into sandbox_setting (name, value) values (${name}, jsonb_build_array(${JSON.stringify(one)}::jsonb))
    on conflict (name) do update set value = sandbox_setting.value || excluded.value`);
};

/** Gives the statements of this transaction minutes: a year of history is written at once, on machines that do other things too. */
export const takeTime = async (tx: Queries): Promise<void> => {
  await tx.execute(sql`set local statement_timeout = '300s'`);
};
