import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookEvent } from '@balcao/contract/webhook-event';

/** Do not act on this notification: it is not proven that the platform sent it, and sent it now. */
export class WebhookRejectedError extends Error {
  readonly reason: 'headers-missing' | 'timestamp-off' | 'signature-wrong' | 'body-malformed';
  constructor(reason: WebhookRejectedError['reason']) {
    super(`the notification is not to be believed: ${reason}`);
    this.name = 'WebhookRejectedError';
    this.reason = reason;
  }
}

type Headers = { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

interface ReceivedWebhook {
  /** The headers as received: those of Node, of Fetch, or a plain object. */
  readonly headers: Headers;
  /** The body exactly as received, before any parsing. */
  readonly body: string | Uint8Array;
  /** `whsec_…`, as it was shown when the address was set. */
  readonly secret: string;
  readonly now?: () => Date;
}

const toleranceSeconds = 300;

const headerOf = (headers: Headers, name: string): string => {
  const found =
    typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof found === 'string' && found !== '') return found;
  throw new WebhookRejectedError('headers-missing');
};

const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Checks a notification by the Standard Webhooks form (symmetric, `v1`) and answers with its event. While a secret is being
 * replaced the header carries a signature by each; one that fits is enough. Remember `webhook-id`: the same event may come twice.
 * @throws WebhookRejectedError
 */
export const verifyWebhook = ({ headers, body, secret, now = () => new Date() }: ReceivedWebhook): WebhookEvent => {
  const [id, timestamp, signatures] = [
    headerOf(headers, 'webhook-id'),
    headerOf(headers, 'webhook-timestamp'),
    headerOf(headers, 'webhook-signature'),
  ];
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(now().getTime() / 1000 - seconds) <= toleranceSeconds))
    throw new WebhookRejectedError('timestamp-off');
  const text = typeof body === 'string' ? body : new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${text}`).digest('base64')}`;
  if (!signatures.split(' ').some((one) => sameText(one, expected))) throw new WebhookRejectedError('signature-wrong');
  try {
    return JSON.parse(text) as WebhookEvent;
  } catch {
    throw new WebhookRejectedError('body-malformed');
  }
};
