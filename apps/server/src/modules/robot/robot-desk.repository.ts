import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { automationReads, type Hold } from '../channel/automation-desk.reads.ts';
import { type RobotRow, robots } from './robot.tables.ts';

/** A robot with the name of its channel. */
export interface RobotListing extends RobotRow {
  readonly channelName: string;
}

/** Staff freeze it, which switches it off; or they unfreeze it, and it stays off. False where it has that state already. */
const putHold = async (
  tx: Tx,
  { merchantId, id }: Pick<RobotRow, 'merchantId' | 'id'>,
  hold: Hold | null,
): Promise<boolean> => {
  const { heldAt } = robots;
  const { rowCount } = await tx
    .update(robots)
    .set(hold ? { isOn: false, heldReason: hold.reason, heldAt: hold.at } : { heldReason: null, heldAt: null })
    .where(and(eq(robots.merchantId, merchantId), eq(robots.id, id), hold ? isNull(heldAt) : isNotNull(heldAt)));
  return rowCount === 1;
};

/** Robots of every team, for the desk of staff. */
export const deskRobots = { ...automationReads(robots), putHold };
