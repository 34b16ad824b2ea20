import type * as bills from '@balcao/contract/bill';
import type * as broadcasts from '@balcao/contract/broadcast-open';
import type * as certificates from '@balcao/contract/certificate';
import type * as channels from '@balcao/contract/channel-open';
import type * as disputes from '@balcao/contract/dispute-open';
import type { Endpoint } from '@balcao/contract/endpoint';
import type * as orders from '@balcao/contract/order';
import type * as finds from '@balcao/contract/order-find';
import type * as queries from '@balcao/contract/order-open';
import type * as preauths from '@balcao/contract/preauth';
import type * as refunds from '@balcao/contract/refund-open';
import type * as templates from '@balcao/contract/template-open';

/**
 * An endpoint of the open API as a merchant's server needs it: where it is. What goes in and comes out is typed by the contract,
 * whose schemas stay where they are: the server checks by them, and a client that took them along would take zod along.
 */
const at = <E extends Endpoint>(method: E['method'], path: E['path']): E =>
  ({ face: 'open', method, path }) as unknown as E;

export const createOrder = at<typeof orders.createOrder>('POST', '/order');
export const findOrders = at<typeof finds.findOrders>('GET', '/order');
export const queryOrder = at<typeof queries.queryOrder>('GET', '/order/{merchantOrderNumber}');
export const closeOrder = at<typeof orders.closeOrder>('POST', '/order/{merchantOrderNumber}/close');

export const createRefund = at<typeof refunds.createRefund>('POST', '/refund');
export const findRefunds = at<typeof refunds.findRefunds>('GET', '/refund');
export const queryRefund = at<typeof refunds.queryRefund>('GET', '/refund/{merchantRefundNumber}');
export const queryOrderRefunds = at<typeof refunds.queryOrderRefunds>('GET', '/order/{merchantOrderNumber}/refund');

export const queryDisputes = at<typeof disputes.queryDisputes>('GET', '/dispute');
export const queryDispute = at<typeof disputes.queryDispute>('GET', '/dispute/{number}');

export const createPreauth = at<typeof preauths.createPreauth>('POST', '/preauth');
export const queryPreauth = at<typeof preauths.queryPreauth>('GET', '/preauth/{merchantOrderNumber}');
export const capturePreauth = at<typeof preauths.capturePreauth>('POST', '/preauth/{merchantOrderNumber}/capture');
export const voidPreauth = at<typeof preauths.voidPreauth>('POST', '/preauth/{merchantOrderNumber}/void');

export const queryChannels = at<typeof channels.queryChannels>('GET', '/channel');
export const queryFollowerFigures = at<typeof channels.queryFollowerFigures>(
  'GET',
  '/channel/{channelId}/follower-figures',
);
export const sendBroadcast = at<typeof broadcasts.sendBroadcast>('POST', '/broadcast');
export const queryBroadcast = at<typeof broadcasts.queryBroadcast>('GET', '/broadcast/{merchantBroadcastNumber}');
export const takeBackBroadcast = at<typeof broadcasts.takeBackBroadcast>(
  'POST',
  '/broadcast/{merchantBroadcastNumber}/recall',
);

export const sendTemplateMessage = at<typeof templates.sendTemplateMessage>('POST', '/template-message');
export const queryTemplateMessage = at<typeof templates.queryTemplateMessage>(
  'GET',
  '/template-message/{merchantMessageNumber}',
);

export const listPlatformKeys = at<typeof certificates.listPlatformKeys>('GET', '/platform-key');

export const getBill = at<typeof bills.getBill>('GET', '/bill/{day}');
export const downloadBill = at<typeof bills.downloadBill>('GET', '/bill/{day}/file');
