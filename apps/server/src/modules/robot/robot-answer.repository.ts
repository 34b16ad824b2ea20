import type { HandOverReason } from '@balcao/contract/robot';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { type RobotAnswerRow, robotAnswers, robotDays, robotUses } from './robot.tables.ts';

type ChannelKey = Pick<RobotAnswerRow, 'merchantId' | 'channelId'>;
export interface UseKey extends ChannelKey {
  readonly day: string;
}
export interface Use {
  readonly answers: number;
  readonly tokens: number;
}

export const findUse = async (queries: Queries, { merchantId, channelId, day }: UseKey): Promise<Use> => {
  const [row] = await queries
    .select({ answers: robotUses.answers, tokens: robotUses.tokens })
    .from(robotUses)
    .where(and(eq(robotUses.merchantId, merchantId), eq(robotUses.channelId, channelId), eq(robotUses.day, day)));
  return row ?? { answers: 0, tokens: 0 };
};

/** Counts what was used. False, with nothing counted, where the day has so many answers already (rule: database-decides). */
export const countUse = async (
  tx: Queries,
  key: UseKey,
  { answers, tokens }: Use,
  answersAtMost: number,
): Promise<boolean> => {
  const rows = await tx
    .insert(robotUses)
    .values({ ...key, answers, tokens })
    .onConflictDoUpdate({
      target: [robotUses.merchantId, robotUses.channelId, robotUses.day],
      set: { answers: sql`${robotUses.answers} + ${answers}`, tokens: sql`${robotUses.tokens} + ${tokens}` },
      setWhere: sql`${robotUses.answers} + ${answers} <= ${answersAtMost}`,
    })
    .returning({ answers: robotUses.answers });
  return rows.length > 0;
};

interface Counted {
  readonly merchantId: string;
  readonly robotId: string;
  readonly day: string;
  readonly reason: HandOverReason | null;
  readonly isUnsure: boolean;
}
/** One answer more of a robot, or one conversation that it handed over. */
export const countDay = async (tx: Tx, { merchantId, robotId, day, reason, isUnsure }: Counted): Promise<void> => {
  const answers = reason === null ? 1 : 0;
  const unsure = isUnsure ? 1 : 0;
  const { handedOver } = robotDays;
  await tx
    .insert(robotDays)
    .values({ merchantId, robotId, day, answers, unsure, handedOver: reason === null ? {} : { [reason]: 1 } })
    .onConflictDoUpdate({
      target: [robotDays.merchantId, robotDays.robotId, robotDays.day],
      set: {
        answers: sql`${robotDays.answers} + ${answers}`,
        unsure: sql`${robotDays.unsure} + ${unsure}`,
        ...(reason !== null && {
          handedOver: sql`jsonb_set(${handedOver}, array[${reason}::text], to_jsonb(coalesce((${handedOver} ->> ${reason}::text)::int, 0) + 1))`,
        }),
      },
    });
};

/** False where one is kept for this message already. */
export const insertAnswer = async (tx: Tx, row: RobotAnswerRow): Promise<boolean> => {
  const rows = await tx.insert(robotAnswers).values(row).onConflictDoNothing().returning({ id: robotAnswers.id });
  return rows.length > 0;
};

export const hasAnswer = async (
  queries: Queries,
  { merchantId, conversationId, position }: Pick<RobotAnswerRow, 'merchantId' | 'conversationId' | 'position'>,
): Promise<boolean> => {
  const rows = await queries
    .select({ id: robotAnswers.id })
    .from(robotAnswers)
    .where(
      and(
        eq(robotAnswers.merchantId, merchantId),
        eq(robotAnswers.conversationId, conversationId),
        eq(robotAnswers.position, position),
      ),
    );
  return rows.length > 0;
};

/** The newest first. */
export const listAnswers = (
  queries: Queries,
  { merchantId, channelId }: ChannelKey,
  place: Place | undefined,
  limit: number,
): Promise<RobotAnswerRow[]> =>
  queries
    .select()
    .from(robotAnswers)
    .where(
      and(
        eq(robotAnswers.merchantId, merchantId),
        eq(robotAnswers.channelId, channelId),
        place && sql`(${robotAnswers.at}, ${robotAnswers.id}) < (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(desc(robotAnswers.at), desc(robotAnswers.id))
    .limit(limit);

/** Deletes some of what is older. How many it were. */
export const deleteBefore = async (db: Db, before: Date, atMost: number): Promise<number> => {
  const old = db
    .select({ id: robotAnswers.id })
    .from(robotAnswers)
    .where(lt(robotAnswers.at, before))
    .orderBy(robotAnswers.at)
    .limit(atMost);
  const rows = await db.delete(robotAnswers).where(inArray(robotAnswers.id, old)).returning({ id: robotAnswers.id });
  return rows.length;
};
