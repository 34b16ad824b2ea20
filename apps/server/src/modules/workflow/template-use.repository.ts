import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';

const useRow = z.object({
  channelId: z.string(),
  workflowId: z.string(),
  workflow: z.string(),
  isOn: z.boolean(),
  isPublished: z.boolean(),
});
export type UseRow = z.infer<typeof useRow>;

/** The workflows of a team, and the version of each that is published. */
const known = (merchantId: string): SQL => sql`
  from workflow flow left join workflow_version version on version.merchant_id = flow.merchant_id
    and version.workflow_id = flow.id and version.number = flow.published
  where flow.merchant_id = ${merchantId} and flow.removed_at is null`;

/** The workflows of a team that send a template, or whose drafts do, by their names. */
export const listUses = (queries: Queries, merchantId: string, templateId: string): Promise<UseRow[]> =>
  rowsOf(
    queries,
    useRow,
    sql`select flow.channel_id as "channelId", flow.id as "workflowId", flow.name as workflow, flow.is_on as "isOn",
      coalesce(version.templates ? ${templateId}, false) as "isPublished"
    ${known(merchantId)} and (flow.draft_templates ? ${templateId} or version.templates ? ${templateId})
    order by flow.name, flow.id`,
  );
