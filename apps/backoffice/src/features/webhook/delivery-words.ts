import type { WebhookDelivery, WebhookEventType, WebhookFailure } from '@balcao/contract/webhook';
import type { Tone } from '@balcao/ui/tone.tsx';

/** The key of an event's words: the names on the wire have dots, which keys cannot. */
export const typeKeys = {
  'order.paid': 'orderPaid',
  'order.closed': 'orderClosed',
  'order.failed': 'orderFailed',
  'bill.ready': 'billReady',
  'preauth.authorised': 'preauthAuthorised',
  'preauth.captured': 'preauthCaptured',
  'preauth.capture_failed': 'preauthCaptureFailed',
  'preauth.released': 'preauthReleased',
  'preauth.void_failed': 'preauthVoidFailed',
  'refund.succeeded': 'refundSucceeded',
  'refund.failed': 'refundFailed',
  'order.returned_by_bank': 'orderReturnedByBank',
  'dispute.opened': 'disputeOpened',
  'dispute.closed': 'disputeClosed',
  'withdrawal.succeeded': 'withdrawalSucceeded',
  'withdrawal.failed': 'withdrawalFailed',
  'channel.followed': 'channelFollowed',
  'channel.unfollowed': 'channelUnfollowed',
  'broadcast.sent': 'broadcastSent',
  'broadcast.replied': 'broadcastReplied',
  'message.delivered': 'messageDelivered',
  'message.read': 'messageRead',
  'webhook.test': 'test',
} as const satisfies Readonly<Record<WebhookEventType, string>>;

const failureKeys = {
  'address-forbidden': 'addressForbidden',
  'name-unknown': 'nameUnknown',
  'timed-out': 'timedOut',
  'certificate-wrong': 'certificateWrong',
  'connection-failed': 'connectionFailed',
} as const satisfies Readonly<Record<WebhookFailure, string>>;
type FailureKey = (typeof failureKeys)[WebhookFailure];

/** The key of the text for why there was no answer; undefined for an answer. */
export const failureKey = ({
  status,
  answer,
}: Pick<WebhookDelivery['attempts'][number], 'status' | 'answer'>): FailureKey | undefined =>
  status === null && Object.hasOwn(failureKeys, answer) ? failureKeys[answer as WebhookFailure] : undefined;

export type DeliveryState = WebhookDelivery['state'] | 'retrying' | 'heldOff';

/**
 * A notification that waits after an attempt is waiting for the next one; before the first it is on its way. One that is held waits for
 * its address to be resumed, or to be switched on.
 */
export const stateOf = ({
  state,
  attempts,
  endpointState,
}: Pick<WebhookDelivery, 'state' | 'attempts' | 'endpointState'>): DeliveryState => {
  if (state === 'held' && endpointState === 'off') return 'heldOff';
  return state === 'waiting' && attempts.length > 0 ? 'retrying' : state;
};

export const stateTones: Readonly<Record<DeliveryState, Tone>> = {
  waiting: 'moving',
  retrying: 'waiting',
  delivered: 'good',
  failed: 'bad',
  held: 'waiting',
  heldOff: 'waiting',
};

/** The body laid out for reading; what is not JSON stays as it is. */
export const laidOut = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
};
