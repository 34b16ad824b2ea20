import type { LogChange, LogEvent } from '@balcao/contract/log';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess, Reached } from '../channel/channel-access.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import { findWorkflow, lockWorkflow } from './workflow.repository.ts';
import type { WorkflowRow } from './workflow.tables.ts';

interface Needs {
  readonly access: Pick<ChannelAccess, 'reachManaged' | 'reachWith'>;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
}
interface Asked {
  readonly actor: Parameters<ChannelAccess['reach']>[1];
  readonly params: { readonly id: string; readonly workflowId: string };
}
type Channel = Reached['channel'];

export const placeOf = ({ merchantId, id }: Channel) => ({ merchantId, channelId: id });

/** Workflows are for members who manage their channel. Each change is a line in the log, under the channel. */
export const createWorkflowAccess = ({ access, events, logs }: Needs) => {
  const keyIn = (channel: Channel, { params }: Asked) => ({ ...placeOf(channel), id: params.workflowId });
  return {
    /** @throws Refusal `not_found`; `channel_right`. */
    channelToRead: async (
      queries: Queries,
      { actor, params }: Pick<Asked, 'actor'> & { params: { id: string } },
    ): Promise<Channel> => (await access.reachManaged(queries, actor, params.id)).channel,
    /** @throws Refusal `not_found`; `channel_chat_account`; `channel_right`; `state_forbids`. */
    channelToWrite: async (
      tx: Tx,
      { actor, params }: Pick<Asked, 'actor'> & { params: { id: string } },
    ): Promise<Channel> => (await access.reachWith(tx, actor, params.id, 'manage')).channel,

    read: async (queries: Queries, asked: Asked): Promise<WorkflowRow> => {
      const { channel } = await access.reachManaged(queries, asked.actor, asked.params.id);
      return (await findWorkflow(queries, keyIn(channel, asked))) ?? refuse('not_found');
    },
    /** One that is to be changed, held until the commit. */
    hold: async (tx: Tx, asked: Asked): Promise<{ readonly channel: Channel; readonly row: WorkflowRow }> => {
      const { channel } = await access.reachWith(tx, asked.actor, asked.params.id, 'manage');
      return { channel, row: (await lockWorkflow(tx, keyIn(channel, asked))) ?? refuse('not_found') };
    },

    changed: (tx: Tx, { merchantId, id }: Pick<WorkflowRow, 'merchantId' | 'id'>): void =>
      events.publish(tx, merchantId, { topic: 'workflow', key: id }),
    record: (
      tx: Tx,
      action: ActionContext,
      { id, name }: Channel,
      { event, before, after }: { event: LogEvent; before: string | null; after: string | null },
    ): Promise<void> => {
      const changes: LogChange[] = [{ field: 'workflow', of: null, before, after }];
      return logs.record(tx, action, { event, subject: { kind: 'channel', id, name }, changes });
    },
  };
};
export type WorkflowAccess = ReturnType<typeof createWorkflowAccess>;
