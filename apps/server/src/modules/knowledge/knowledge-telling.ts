import type { LogChange, LogEvent } from '@balcao/contract/log';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Reached } from '../channel/channel-access.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import type { KnowledgePlace } from './knowledge-source.repository.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
}
/** What was done, to what, by its name before and after. */
interface Told {
  readonly event: LogEvent;
  readonly before: string | null;
  readonly after: string | null;
}

/** Says that something of a channel's knowledge was done: to the screens of the team, and to its log under the channel (rule: audit-log). */
export const createKnowledgeTelling = ({ events, logs }: Needs) => {
  const changed = (tx: Tx, { merchantId, channelId }: KnowledgePlace): void =>
    events.publish(tx, merchantId, { topic: 'knowledge', key: channelId });
  return {
    changed,
    done: async (
      tx: Tx,
      action: ActionContext,
      { id, merchantId, name }: Reached['channel'],
      { event, before, after }: Told,
    ): Promise<void> => {
      changed(tx, { merchantId, channelId: id });
      const changes: LogChange[] =
        before === null && after === null ? [] : [{ field: 'knowledge', of: null, before, after }];
      await logs.record(tx, action, { event, subject: { kind: 'channel', id, name }, changes });
    },
  };
};
export type KnowledgeTelling = ReturnType<typeof createKnowledgeTelling>;
