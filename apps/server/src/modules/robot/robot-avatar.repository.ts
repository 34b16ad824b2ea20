import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import type { SquarePicture } from '../../platform/square-picture.ts';
import { type RobotRow, robotAvatars, robots } from './robot.tables.ts';

type Key = Pick<RobotRow, 'merchantId' | 'id'>;

/** Takes the place of the picture before; undefined takes it away. The robot is held. */
export const putAvatar = async (
  tx: Tx,
  { merchantId, id: robotId }: Key,
  avatar: SquarePicture | undefined,
): Promise<RobotRow> => {
  await tx.delete(robotAvatars).where(and(eq(robotAvatars.merchantId, merchantId), eq(robotAvatars.robotId, robotId)));
  if (avatar) await tx.insert(robotAvatars).values({ merchantId, robotId, ...avatar });
  const [row] = await tx
    .update(robots)
    .set({ avatarId: avatar?.id ?? null })
    .where(and(eq(robots.merchantId, merchantId), eq(robots.id, robotId)))
    .returning();
  if (!row) throw new Error('a robot that is held is gone');
  return row;
};

export const findAvatar = async (queries: Queries, id: string): Promise<Buffer | undefined> => {
  const [avatar] = await queries
    .select({ picture: robotAvatars.picture })
    .from(robotAvatars)
    .where(eq(robotAvatars.id, id));
  return avatar?.picture;
};

/** The pictures that these robots of a team have now, by the ids of the robots. */
export const listAvatarIds = async (
  queries: Queries,
  merchantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await queries
    .select({ id: robots.id, avatarId: robots.avatarId })
    .from(robots)
    .where(and(eq(robots.merchantId, merchantId), inArray(robots.id, [...ids]), isNotNull(robots.avatarId)));
  return new Map(rows.map(({ id, avatarId }) => [id, avatarId ?? '']));
};
