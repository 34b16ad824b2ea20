import { AppletWaiting } from '@balcao/contract/applet';
import { Verdict } from '@balcao/contract/review';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { rejectedVersionReviews } from '../review/review.reads.ts';

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

const RejectedVersion = z.object({
  appletId: z.string(),
  number: z.string(),
  verdicts: z.array(Verdict),
  remark: z.nullable(z.string()),
});
type RejectedVersion = z.infer<typeof RejectedVersion>;

/** Of each of these mini programs the version that staff sent back last, if it waits to be corrected. */
export const listRejections = (
  queries: Queries,
  merchantId: string,
  appletIds: readonly string[],
): Promise<RejectedVersion[]> =>
  rowsOf(
    queries,
    RejectedVersion,
    sql`select distinct on (v.applet_id) v.applet_id as "appletId", v.number, said.verdicts, said.remark
      from applet_version v,
        lateral (
          select r.verdicts, r.remark, r.submitted_at from ${rejectedVersionReviews}
            and r.merchant_id = v.merchant_id and r.subject = v.id::text
          order by r.submitted_at desc limit 1
        ) said
      where v.merchant_id = ${merchantId}::uuid and v.applet_id = any(${sql.param([...appletIds])}::uuid[])
        and v.stage = 'develop' and v.review_status = 'REJECT'
      order by v.applet_id, said.submitted_at desc`,
  );
