import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type RobotDayRow, type RobotRow, robotDays, robots } from './robot.tables.ts';

type ChannelKey = Pick<RobotRow, 'merchantId' | 'channelId'>;
type Key = Pick<RobotRow, 'merchantId' | 'id'>;
const inChannel = ({ merchantId, channelId }: ChannelKey) =>
  and(eq(robots.merchantId, merchantId), eq(robots.channelId, channelId));
const at = ({ merchantId, id }: Key) => and(eq(robots.merchantId, merchantId), eq(robots.id, id));

export const listOfChannel = (queries: Queries, key: ChannelKey): Promise<RobotRow[]> =>
  queries.select().from(robots).where(inChannel(key)).orderBy(asc(robots.id));

export const findOn = async (queries: Queries, key: ChannelKey): Promise<RobotRow | undefined> => {
  const [row] = await queries
    .select()
    .from(robots)
    .where(and(inChannel(key), robots.isOn));
  return row;
};

/** One of a channel, held until the commit. */
export const lockRobot = async (tx: Tx, key: ChannelKey & Key): Promise<RobotRow | undefined> => {
  const [row] = await tx
    .select()
    .from(robots)
    .where(and(inChannel(key), at(key)))
    .for('update');
  return row;
};

export const insertRobot = async (tx: Tx, row: typeof robots.$inferInsert): Promise<RobotRow> => {
  const [made] = await tx.insert(robots).values(row).returning();
  if (!made) throw new Error('PostgreSQL answers with the row that it inserted');
  return made;
};

/** Undefined where it is at another version. */
export const changeAt = async (
  tx: Tx,
  key: Key & Pick<RobotRow, 'version'>,
  to: Partial<RobotRow>,
): Promise<RobotRow | undefined> => {
  const [row] = await tx
    .update(robots)
    .set({ ...to, version: sql`${robots.version} + 1` })
    .where(and(at(key), eq(robots.version, key.version)))
    .returning();
  return row;
};

/** Undefined where staff hold it. */
export const putOn = async (tx: Tx, key: Key, isOn: boolean): Promise<RobotRow | undefined> => {
  const [row] = await tx
    .update(robots)
    .set({ isOn })
    .where(and(at(key), isOn ? isNull(robots.heldAt) : undefined))
    .returning();
  return row;
};

export const deleteRobot = async (tx: Tx, key: Key): Promise<void> => {
  await tx.delete(robots).where(at(key));
};

export const listDays = (
  queries: Queries,
  { merchantId, channelId }: ChannelKey,
  day: string,
): Promise<RobotDayRow[]> =>
  queries
    .select({
      merchantId: robotDays.merchantId,
      robotId: robotDays.robotId,
      day: robotDays.day,
      answers: robotDays.answers,
      unsure: robotDays.unsure,
      handedOver: robotDays.handedOver,
    })
    .from(robotDays)
    .innerJoin(robots, and(eq(robots.merchantId, robotDays.merchantId), eq(robots.id, robotDays.robotId)))
    .where(and(eq(robots.merchantId, merchantId), eq(robots.channelId, channelId), eq(robotDays.day, day)));
