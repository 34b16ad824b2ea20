import { excerptOf } from '@balcao/contract/article-text';
import { labelOf } from '@balcao/contract/broadcast-list';
import type { BroadcastState } from '@balcao/contract/broadcast-state';
import type { LogEvent } from '@balcao/contract/log';
import type { NoticeData } from '@balcao/contract/notification-notice';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import type { BroadcastKey } from './broadcast.repository.ts';
import type { BroadcastRow } from './broadcast.tables.ts';
import { presentOpenBroadcast } from './broadcast-open.present.ts';
import { chosenTemplateOf } from './broadcast-view.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly postChanged: PostChanged;
}
/** Set by the knowledge module, which is created later: called when a visible post was sent, changed or removed. */
export type PostChanged = (tx: Tx, key: BroadcastKey) => Promise<void>;
const gone: ReadonlySet<BroadcastState> = new Set<BroadcastState>(['recalled', 'erased']);
type Channel = Awaited<ReturnType<ChannelAccess['reach']>>['channel'];

/** What a broadcast is called in lists, the log and notices. */
export const nameOf = (
  row: Pick<BroadcastRow, 'type' | 'title' | 'text' | 'articleText' | 'template' | 'templateWords'>,
): string => labelOf({ ...row, excerpt: excerptOf(row.articleText), template: chosenTemplateOf(row) });

/** Says that something of a broadcast was done: to the screens of the team, and to its log under the channel (rule: audit-log). */
export const createBroadcastTelling = ({ events, logs, webhooks, notices, postChanged }: Needs) => {
  /** To the screens alone: what counts or happens by itself. */
  const changed = (tx: Tx, { merchantId, id }: Pick<BroadcastRow, 'merchantId' | 'id'>): void =>
    events.publish(tx, merchantId, { topic: 'broadcast', key: id });
  return {
    changed,
    /** To the team's server: all who were to have it have it. */
    sent: async (tx: Tx, row: BroadcastRow): Promise<void> => {
      await webhooks.announce(tx, row.merchantId, { type: 'broadcast.sent', data: presentOpenBroadcast(row) });
      await postChanged(tx, row);
    },
    /** To the members who may write: one waits for a second person, who approved it or gave it back. */
    approval: (
      tx: Tx,
      row: BroadcastRow,
      { name }: Channel,
      what: NoticeData['broadcastApproval']['what'],
    ): Promise<void> => {
      const { merchantId, channelId, id: broadcastId, version } = row;
      const data = { channelId, broadcastId, version, channel: name, label: nameOf(row), what };
      return notices.tell(tx, merchantId, { kind: 'broadcastApproval', data });
    },
    /** To the screens, and to robots that know posts: people read it again, or no more. */
    moved: async (tx: Tx, row: BroadcastRow): Promise<void> => {
      changed(tx, row);
      await postChanged(tx, row);
    },
    done: async (
      tx: Tx,
      action: ActionContext,
      { row, channel, event }: { readonly row: BroadcastRow; readonly channel: Channel; readonly event: LogEvent },
    ): Promise<void> => {
      changed(tx, row);
      if (gone.has(row.state)) await postChanged(tx, row);
      const subject = { kind: 'channel', id: channel.id, name: channel.name } as const;
      const changes = [{ field: 'broadcast', of: null, before: null, after: nameOf(row) }] as const;
      await logs.record(tx, action, { event, subject, changes });
    },
  };
};
export type BroadcastTelling = ReturnType<typeof createBroadcastTelling>;
