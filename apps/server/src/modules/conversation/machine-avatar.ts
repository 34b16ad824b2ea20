import type { Queries } from '../../platform/db.ts';
import type { MessageRow } from './conversation.tables.ts';

/** The addresses of the pictures that robots of a team have now, by the ids of the robots; robots know it. */
export type RobotAvatarsOf = (
  queries: Queries,
  merchantId: string,
  robotIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** The picture next to each of these messages of one team. */
export const avatarsBeside = async (
  avatarsOf: RobotAvatarsOf,
  queries: Queries,
  rows: readonly MessageRow[],
): Promise<(row: MessageRow) => string | null> => {
  const ids = [...new Set(rows.flatMap(({ robotId }) => (robotId === null ? [] : [robotId])))];
  const [first] = rows;
  const known = first && ids.length > 0 ? await avatarsOf(queries, first.merchantId, ids) : undefined;
  return ({ robotId }) => (robotId === null ? null : (known?.get(robotId) ?? null));
};
