import type { OpenBroadcast } from '@balcao/contract/broadcast-open';
import type { FollowerFigures, OpenChannel } from '@balcao/contract/channel-open';
import type { AskOf } from '@balcao/contract/endpoint';
import type { OpenTemplateMessage } from '@balcao/contract/template-open';
import { type CommandOptions, keyed, type MerchantCall, type QueryOptions } from './merchant-call.ts';
import * as open from './open-endpoints.ts';

export type NewTemplateMessage = AskOf<typeof open.sendTemplateMessage>['body'];
export type NewBroadcast = AskOf<typeof open.sendBroadcast>['body'];
/** Days of São Paulo, `YYYYMMDD`, both included; by default the last 30. */
export type FigureDays = NonNullable<AskOf<typeof open.queryFollowerFigures>['query']>;

/** What a merchant's server does in the channels of its team. */
export const channelMethods = (call: MerchantCall) => ({
  /** The channels that this server may publish in: a member switches that on in the settings of each. */
  listChannels: async (given: QueryOptions = {}): Promise<OpenChannel[]> =>
    (await call(open.queryChannels, {}, given)).list,
  /** How many follow a channel, and how many came and went on each day. */
  queryFollowerFigures: (
    channelId: string,
    days: FigureDays = {},
    given: QueryOptions = {},
  ): Promise<FollowerFigures> => call(open.queryFollowerFigures, { params: { channelId }, query: days }, given),
  /** Publishes a message, a link or an article to all who follow a channel, or to a part of them, at once or at a time. */
  publishBroadcast: (broadcast: NewBroadcast, given: CommandOptions = {}): Promise<OpenBroadcast> =>
    call(open.sendBroadcast, { body: broadcast }, keyed(given)),
  /** One broadcast by the merchant's own number: how it stands, and its figures. */
  queryBroadcast: (merchantBroadcastNumber: string, given: QueryOptions = {}): Promise<OpenBroadcast> =>
    call(open.queryBroadcast, { params: { merchantBroadcastNumber } }, given),
  /** Takes a broadcast back from every phone, within ten minutes of sending; one that is scheduled is not sent. */
  recallBroadcast: (merchantBroadcastNumber: string, given: CommandOptions = {}): Promise<OpenBroadcast> =>
    call(open.takeBackBroadcast, { params: { merchantBroadcastNumber } }, keyed(given)),
  /** Sends an approved message template to one follower of a channel, by the id that webhooks carry. */
  sendTemplateMessage: (message: NewTemplateMessage, given: CommandOptions = {}): Promise<OpenTemplateMessage> =>
    call(open.sendTemplateMessage, { body: message }, keyed(given)),
  /** One message by the merchant's own number: whether the phone has it, and the person has seen it. */
  queryTemplateMessage: (merchantMessageNumber: string, given: QueryOptions = {}): Promise<OpenTemplateMessage> =>
    call(open.queryTemplateMessage, { params: { merchantMessageNumber } }, given),
});
