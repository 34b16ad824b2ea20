import { AppletWaiting } from '@balcao/contract/applet';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';

const MovingVersion = z.object({
  appletId: z.string(),
  number: z.string(),
  stage: z.enum([...AppletWaiting.shape.stage.options, 'online']),
});
type MovingVersion = z.infer<typeof MovingVersion>;

/** The versions of these mini programs that are online or on their way there; what rolls out comes last. */
export const listMoving = (
  queries: Queries,
  merchantId: string,
  appletIds: readonly string[],
): Promise<MovingVersion[]> =>
  rowsOf(
    queries,
    MovingVersion,
    sql`select applet_id as "appletId", number, stage from applet_version
      where merchant_id = ${merchantId}::uuid and applet_id = any(${sql.param([...appletIds])}::uuid[])
        and stage in ('review', 'approved', 'rolling', 'online')
      order by (stage = 'rolling')`,
  );
