import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import {
  type createWorkflow,
  type getWorkflow,
  type listWorkflows,
  type publishWorkflow,
  type putWorkflowHosts,
  type removeWorkflow,
  type saveWorkflow,
  type switchWorkflow,
  type WholeWorkflow,
  workflowsAtMost,
} from '@balcao/contract/workflow';
import { faultsOf } from '@balcao/contract/workflow-check';
import type { WorkflowHosts } from '@balcao/contract/workflow-host';
import { wordsOfStart } from '@balcao/contract/workflow-kind-start';
import { startOf, type WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import type { Db, Tx } from '../../platform/db.ts';
import { nameFault } from '../../platform/domain-name.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseFields } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import {
  countOfChannel,
  findHosts,
  findWorkflow,
  insertVersion,
  insertWorkflow,
  listOfChannel,
  putHosts,
  updateWorkflow,
} from './workflow.repository.ts';
import type { Schedule, WorkflowRow } from './workflow.tables.ts';
import { placeOf, type WorkflowAccess } from './workflow-access.ts';
import { nextTime, scheduleOf } from './workflow-schedule.ts';
import { onlineOf, presentWhole, presentWorkflow } from './workflow-view.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'hold'>;
  readonly reach: WorkflowAccess;
}
const isSame = (one: WorkflowDefinition | null, other: WorkflowDefinition): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** From now on, or at no time while it is off; what had begun with some followers is left. */
const timesFrom = (schedule: Schedule | null, now: Date | null) => ({
  schedule,
  dueAt: schedule && now && nextTime(schedule, now),
  beginningAt: null,
  lookedTo: null,
});

/** Workflows of channels: their drafts, and what is published of them. */
export const createWorkflowService = ({ db, access, reach }: Needs) => {
  const changedAs = async (tx: Tx, row: WorkflowRow, change: Partial<WorkflowRow>): Promise<WholeWorkflow> => {
    await updateWorkflow(tx, row, change);
    reach.changed(tx, row);
    return presentWhole(tx, { ...row, ...change });
  };

  return {
    list: async (call: Call<typeof listWorkflows>): Promise<ReplyOf<typeof listWorkflows>> => {
      const place = placeOf(await reach.channelToRead(db, call));
      return { list: (await listOfChannel(db, place)).map(presentWorkflow), hosts: await findHosts(db, place) };
    },
    get: async (call: Call<typeof getWorkflow>): Promise<WholeWorkflow> => presentWhole(db, await reach.read(db, call)),

    /** @throws Refusal `workflows_full`. */
    create: (call: Call<typeof createWorkflow>): Promise<WholeWorkflow> =>
      idempotently(db, call, async (tx) => {
        const { body, now } = call;
        const channel = await reach.channelToWrite(tx, call);
        const place = placeOf(channel);
        // Two who make one at once would both find the last free place.
        await access.hold(tx, channel);
        if ((await countOfChannel(tx, place)) >= workflowsAtMost) refuse('workflows_full');
        const key = { ...place, id: newId(now) };
        const fresh = { version: 0, isOn: false, isChanged: true, words: [], updatedAt: now };
        await insertWorkflow(tx, { ...key, ...body, ...fresh });
        reach.changed(tx, key);
        await reach.record(tx, call, channel, { event: LogEvent.enum.workflowMade, before: null, after: body.name });
        return presentWhole(tx, (await findWorkflow(tx, key)) ?? refuse('not_found'));
      }),

    /** @throws Refusal `changed_elsewhere` when it was saved by another meanwhile. The log has what is published, not each letter. */
    save: (call: Call<typeof saveWorkflow>): Promise<WholeWorkflow> =>
      idempotently(db, call, async (tx) => {
        const { row } = await reach.hold(tx, call);
        const { name, draft, version } = call.body;
        // What was saved already, and sent once more after its answer was lost, is no conflict.
        const isRepeated = row.version === version + 1 && row.name === name && isSame(row.draft, draft);
        if (isRepeated) return presentWhole(tx, row);
        if (row.version !== version) refuse('changed_elsewhere');
        const isChanged = !isSame(await onlineOf(tx, row), draft);
        return changedAs(tx, row, { name, draft, isChanged, version: version + 1, updatedAt: call.now });
      }),

    /** @throws Refusal `workflow_held` while staff hold it; `changed_elsewhere`; `workflow_faulty`. */
    publish: (call: Call<typeof publishWorkflow>): Promise<WholeWorkflow> =>
      idempotently(db, call, async (tx) => {
        const { actor, body, now } = call;
        const { channel, row } = await reach.hold(tx, call);
        if (row.heldAt) refuse('workflow_held');
        if (row.version !== body.version) refuse('changed_elsewhere');
        const { merchantId, id: workflowId, draft: definition, name } = row;
        const start = startOf(definition);
        if (!start || faultsOf(definition, { hosts: await findHosts(tx, row) }).length > 0)
          return refuse('workflow_faulty');
        const number = (row.published ?? 0) + 1;
        const by = { publishedBy: actor.accountId, publishedAt: now };
        await insertVersion(tx, { merchantId, workflowId, number, definition, ...by });
        const after = `${name} (${number})`;
        await reach.record(tx, call, channel, { event: LogEvent.enum.workflowPublished, before: null, after });
        const { trigger } = start.data;
        const words = wordsOfStart(start.data);
        const times = timesFrom(scheduleOf(start.data), now);
        const change = { published: number, trigger, words, ...times, isOn: true, isChanged: false, updatedAt: now };
        return changedAs(tx, row, change);
      }),

    /** Done already is done. @throws Refusal `state_forbids` where nothing is published; `workflow_held` while staff hold it. */
    move: (call: Call<typeof switchWorkflow>): Promise<WholeWorkflow> =>
      idempotently(db, call, async (tx) => {
        const { channel, row } = await reach.hold(tx, call);
        const { isOn } = call.body;
        if (row.published === null) refuse('state_forbids');
        if (row.isOn === isOn) return presentWhole(tx, row);
        if (row.heldAt) refuse('workflow_held');
        const event = isOn ? LogEvent.enum.workflowSwitchedOn : LogEvent.enum.workflowSwitchedOff;
        await reach.record(tx, call, channel, { event, before: null, after: row.name });
        return changedAs(tx, row, { isOn, ...timesFrom(row.schedule, isOn ? call.now : null), updatedAt: call.now });
      }),

    /** @throws Refusal `workflow_held` while staff hold it: what they decided stays in view. */
    remove: (call: Call<typeof removeWorkflow>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { channel, row } = await reach.hold(tx, call);
        if (row.heldAt) refuse('workflow_held');
        await updateWorkflow(tx, row, { removedAt: call.now, isOn: false, dueAt: null, beginningAt: null });
        reach.changed(tx, row);
        const event = LogEvent.enum.workflowRemoved;
        await reach.record(tx, call, channel, { event, before: row.name, after: null });
        return null;
      }),

    /** @throws Refusal `form_invalid` on a host that cannot be owned. */
    putHosts: (call: Call<typeof putWorkflowHosts>): Promise<WorkflowHosts> =>
      idempotently(db, call, async (tx) => {
        const channel = await reach.channelToWrite(tx, call);
        await access.hold(tx, channel);
        const { hosts } = call.body;
        const problems = hosts.flatMap((host, at) => {
          const text = nameFault(host);
          return text ? [{ path: `hosts.${at}`, text }] : [];
        });
        if (problems.length > 0) refuseFields(problems);
        const before = (await findHosts(tx, placeOf(channel))).join(', ');
        if (before === hosts.join(', ')) return { hosts };
        await putHosts(tx, placeOf(channel), hosts);
        reach.changed(tx, { merchantId: channel.merchantId, id: channel.id });
        const event = LogEvent.enum.workflowHostsChanged;
        await reach.record(tx, call, channel, { event, before, after: hosts.join(', ') });
        return { hosts };
      }),
  };
};
export type WorkflowService = ReturnType<typeof createWorkflowService>;
