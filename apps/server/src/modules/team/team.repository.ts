import { ReviewStatus } from '@balcao/contract/session';
import { eq, ilike, like, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { teams } from './team.tables.ts';

export type TeamRow = typeof teams.$inferSelect;

/** False when the number is taken. */
export const hasTeams = async (queries: Queries): Promise<boolean> => {
  const [team] = await queries.select({ merchantId: teams.merchantId }).from(teams).limit(1);
  return team !== undefined;
};

export const insertTeam = async (tx: Tx, team: TeamRow): Promise<boolean> => {
  const { rowCount } = await tx.insert(teams).values(team).onConflictDoNothing({ target: teams.number });
  return rowCount === 1;
};

export const findTeam = async (queries: Queries, merchantId: string): Promise<TeamRow | undefined> => {
  const [team] = await queries.select().from(teams).where(eq(teams.merchantId, merchantId));
  return team;
};

/**
 * Serialises updates of a team's review state. Not a lock of the key: other rows of the team can be written at the same time, and two transactions
 * that have both written some do not deadlock.
 */
export const lockTeam = async (tx: Tx, merchantId: string): Promise<void> => {
  await tx.select({ one: sql`1` }).from(teams).where(eq(teams.merchantId, merchantId)).for('no key update');
};

/** What is asked of a team before anyone is paid in its name. */
export type PayeeRow = Pick<
  TeamRow,
  'merchantId' | 'number' | 'name' | 'reviewStatus' | 'teamCert' | 'formStatus' | 'paymentCert'
>;

const payeeRow = z.object({
  merchantId: z.string(),
  number: z.string(),
  name: z.string(),
  reviewStatus: ReviewStatus,
  teamCert: z.boolean(),
  formStatus: ReviewStatus,
  paymentCert: z.boolean(),
});
export const findPayees = (queries: Queries, merchantIds: readonly string[]): Promise<PayeeRow[]> =>
  rowsOf(
    queries,
    payeeRow,
    sql`
    select merchant_id as "merchantId", number, name, review_status as "reviewStatus", team_cert as "teamCert",
      form_status as "formStatus", payment_cert as "paymentCert"
    from team where merchant_id = any(${sql.param([...merchantIds])}::uuid[])`,
  );

export const findTeamByNumber = async (queries: Queries, number: string): Promise<TeamRow | undefined> => {
  const [team] = await queries.select().from(teams).where(eq(teams.number, number));
  return team;
};

/** Teams whose number begins, or whose name goes, like this: no more than someone can have meant. */
export const findTeamIdsLike = async (queries: Queries, text: string): Promise<string[]> => {
  const pattern = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const rows = await queries
    .select({ id: teams.merchantId })
    .from(teams)
    .where(or(like(teams.number, `${pattern}%`), ilike(teams.name, `%${pattern}%`)))
    .limit(200);
  return rows.map(({ id }) => id);
};

/** What its reviews make of a team. */
export type Standing = Partial<Pick<TeamRow, 'type' | 'reviewStatus' | 'teamCert' | 'formStatus' | 'paymentCert'>>;

export const setStanding = async (tx: Tx, merchantId: string, standing: Standing): Promise<boolean> => {
  const { rowCount } = await tx.update(teams).set(standing).where(eq(teams.merchantId, merchantId));
  return rowCount === 1;
};
