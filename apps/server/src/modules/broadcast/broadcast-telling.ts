import { excerptOf } from '@balcao/contract/article-text';
import { labelOf } from '@balcao/contract/broadcast-list';
import type { LogEvent } from '@balcao/contract/log';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import type { BroadcastRow } from './broadcast.tables.ts';
import { presentOpenBroadcast } from './broadcast-open.present.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
  readonly notices: Pick<Notices, 'tell'>;
}
type Channel = Awaited<ReturnType<ChannelAccess['reach']>>['channel'];

/** What a broadcast is called in lists, the log and notices. */
export const nameOf = (row: BroadcastRow): string => labelOf({ ...row, excerpt: excerptOf(row.articleText) });

/** Says that something of a broadcast was done: to the screens of the team, and to its log under the channel (rule: audit-log). */
export const createBroadcastTelling = ({ events, logs, webhooks, notices }: Needs) => {
  /** To the screens alone: what counts or happens by itself. */
  const changed = (tx: Tx, { merchantId, id }: Pick<BroadcastRow, 'merchantId' | 'id'>): void =>
    events.publish(tx, merchantId, { topic: 'broadcast', key: id });
  return {
    changed,
    /** To the team's server: all who were to have it have it. */
    sent: (tx: Tx, row: BroadcastRow): Promise<void> =>
      webhooks.announce(tx, row.merchantId, { type: 'broadcast.sent', data: presentOpenBroadcast(row) }),
    /** To the members who may write: one waits for a second person, who approved it or gave it back. */
    approval: (
      tx: Tx,
      row: BroadcastRow,
      { name }: Channel,
      what: 'asked' | 'approved' | 'declined',
    ): Promise<void> => {
      const { merchantId, channelId, id: broadcastId, version } = row;
      const data = { channelId, broadcastId, version, channel: name, label: nameOf(row), what };
      return notices.tell(tx, merchantId, { kind: 'broadcastApproval', data });
    },
    done: async (
      tx: Tx,
      action: ActionContext,
      { row, channel, event }: { readonly row: BroadcastRow; readonly channel: Channel; readonly event: LogEvent },
    ): Promise<void> => {
      changed(tx, row);
      const subject = { kind: 'channel', id: channel.id, name: channel.name } as const;
      const changes = [{ field: 'broadcast', of: null, before: null, after: nameOf(row) }] as const;
      await logs.record(tx, action, { event, subject, changes });
    },
  };
};
export type BroadcastTelling = ReturnType<typeof createBroadcastTelling>;
