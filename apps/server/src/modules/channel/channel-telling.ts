import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Act, ActionContext, LogService } from '../log/log.service.ts';
import type { ChannelRow } from './channel.tables.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
}

/** Says that something of a channel was done: to the screens of the team, and to its log (rule: audit-log). */
export const createChannelTelling =
  ({ events, logs }: Needs) =>
  async (
    tx: Tx,
    action: ActionContext,
    { merchantId, id, name }: Pick<ChannelRow, 'merchantId' | 'id' | 'name'>,
    act: Omit<Act, 'subject'>,
  ): Promise<void> => {
    events.publish(tx, merchantId, { topic: 'channel', key: id });
    await logs.record(tx, action, { ...act, subject: { kind: 'channel', id, name } });
  };
export type ChannelTelling = ReturnType<typeof createChannelTelling>;
