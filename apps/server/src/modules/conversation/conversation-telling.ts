import type { LogChange, LogEvent } from '@balcao/contract/log';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Reached } from '../channel/channel-access.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import type { ConversationRow } from './conversation.tables.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
}
type Channel = Reached['channel'];

/**
 * Says that something of a conversation was done: to the screens of the team, and to its log under the channel (rule: audit-log). The log
 * names no follower. What is written is kept with its author and has no line of its own.
 */
export const createConversationTelling = ({ events, logs }: Needs) => {
  const record = (tx: Tx, action: ActionContext, { id, name }: Channel, event: LogEvent, changes: LogChange[]) =>
    logs.record(tx, action, { event, subject: { kind: 'channel', id, name }, changes });
  const changed = (tx: Tx, { merchantId, id }: Pick<ConversationRow, 'merchantId' | 'id'>): void =>
    events.publish(tx, merchantId, { topic: 'conversation', key: id });
  return {
    changed,
    record,
    done: async (
      tx: Tx,
      action: ActionContext,
      {
        row,
        channel,
        event,
        changes = [],
      }: {
        readonly row: ConversationRow;
        readonly channel: Channel;
        readonly event: LogEvent;
        readonly changes?: LogChange[];
      },
    ): Promise<void> => {
      changed(tx, row);
      await record(tx, action, channel, event, changes);
    },
  };
};
export type ConversationTelling = ReturnType<typeof createConversationTelling>;
