import type { ReplyOf } from '@balcao/contract/endpoint';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type {
  DeskWorkflow,
  DeskWorkflowDetail,
  getDeskWorkflow,
  holdWorkflow,
  listDeskWorkflows,
  releaseWorkflow,
} from '@balcao/contract/workflow-desk';
import { idKeys, lastKeyOf } from '../../platform/cursor.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import {
  countEverywhere,
  findAnywhere,
  listEverywhere,
  putHold,
  type WorkflowListing,
} from './workflow-desk.repository.ts';
import { onlineOf, presentWorkflow } from './workflow-view.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly teams: Pick<TeamService, 'payees' | 'foundBy'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}
type Deciding = Call<typeof holdWorkflow> | Call<typeof releaseWorkflow>;

/** Workflows of every team, as staff of the platform see them, and how they switch one off (docs/decisions/152). */
export const createWorkflowDesk = ({ db, events, notices, teams, auditEvents }: Needs) => {
  const presentAll = async (queries: Queries, rows: readonly WorkflowListing[]): Promise<DeskWorkflow[]> => {
    const known = await teams.payees(queries, [...new Set(rows.map(({ merchantId }) => merchantId))]);
    return rows.map((row) => {
      const { id, name, isOn, held, updatedAt } = presentWorkflow(row);
      const { merchantId, channelId, channelName } = row;
      const team = known.get(merchantId);
      return {
        ...{ id, name, held, updatedAt },
        state: held ? 'held' : isOn ? 'on' : 'off',
        channel: { id: channelId, name: channelName },
        merchant: { merchantId, number: team?.merchantNumber ?? '', name: team?.name ?? '' },
      };
    });
  };

  /** What followers read of the published version, each text once. */
  const saidBy = async (queries: Queries, row: WorkflowListing): Promise<string[]> => {
    const online = await onlineOf(queries, row);
    const said = (online?.nodes ?? []).flatMap((node) =>
      node.kind === 'answer' || node.kind === 'ask' ? [node.data.text] : [],
    );
    return [...new Set(said)];
  };

  const show = async (queries: Queries, id: string): Promise<DeskWorkflowDetail> => {
    const row = (await findAnywhere(queries, id)) ?? refuse('not_found');
    const [shown] = await presentAll(queries, [row]);
    if (!shown) throw new Error('a workflow that is there is presented');
    return { ...shown, says: await saidBy(queries, row) };
  };

  /** What was decided is told to the team in the commit that does it. */
  const decide = (call: Deciding, isHeld: boolean): Promise<DeskWorkflowDetail> =>
    idempotently(db, call, async (tx) => {
      const { params, body, now } = call;
      const { reason } = body;
      const row = (await findAnywhere(tx, params.id)) ?? refuse('not_found');
      if (!(await putHold(tx, row, isHeld ? { reason, at: now } : null))) refuse('colleague_first');
      const { merchantId, channelId, channelName: channel, id: workflowId, name } = row;
      await auditEvents.record(tx, call, {
        kind: isHeld ? 'workflowHeld' : 'workflowReleased',
        merchantId,
        subjectId: workflowId,
        subjectName: `${channel}: ${name}`,
        changes: [{ field: 'reason', before: '', after: reason }],
      });
      events.publish(tx, merchantId, { topic: 'workflow', key: workflowId });
      const what = isHeld ? 'held' : 'released';
      const data = { channelId, workflowId, name, channel, what, reason, at: now.toISOString() } as const;
      await notices.tell(tx, merchantId, { kind: 'workflowHeld', data });
      return show(tx, workflowId);
    });

  return {
    list: async ({ query }: Call<typeof listDeskWorkflows>): Promise<ReplyOf<typeof listDeskWorkflows>> => {
      const { state, search: text, ...ask } = query;
      const { pageNum = 1, pageSize = defaultPageSize } = ask;
      const [skip, last] = [skipOf(ask), lastKeyOf(ask.cursor, idKeys)];
      const search =
        text === undefined ? undefined : { text, nameKey: nameKeyOf(text), teams: await teams.foundBy(db, text) };
      const rows = await listEverywhere(db, { state, search }, { last, limit: pageSize + 1, skip });
      const counted = await countEverywhere(db, { state, search });
      const page = rows.slice(0, pageSize);
      return {
        list: await presentAll(db, page),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
      };
    },

    /** @throws Refusal `not_found`. */
    get: ({ params }: Call<typeof getDeskWorkflow>): Promise<DeskWorkflowDetail> => show(db, params.id),

    /** @throws Refusal `not_found`; `colleague_first` when it is held already. */
    hold: (call: Call<typeof holdWorkflow>): Promise<DeskWorkflowDetail> => decide(call, true),

    /** It stays off: its team knows whether it still holds. @throws Refusal `not_found`; `colleague_first` when it is not held. */
    release: (call: Call<typeof releaseWorkflow>): Promise<DeskWorkflowDetail> => decide(call, false),
  };
};
export type WorkflowDesk = ReturnType<typeof createWorkflowDesk>;
