import { describe, expect, it } from 'vitest';
import { verifyWebhook, type WebhookRejectedError } from './webhook.ts';

// The example of the Standard Webhooks specification.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';
const good = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': good,
};
const at = (seconds: number) => () => new Date(seconds * 1000);
const now = at(1_614_265_330);

const reasonOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as WebhookRejectedError).reason;
  }
  return 'believed';
};

describe('verifyWebhook', () => {
  it('believes the example of the specification', () => {
    expect(verifyWebhook({ headers, body, secret, now })).toEqual({ test: 2432232314 });
  });
  it('takes the headers of Fetch, headers in capitals, and a body of bytes', () => {
    const shouted = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
    const bytes = new TextEncoder().encode(body);
    expect(verifyWebhook({ headers: new Headers(headers), body: bytes, secret, now })).toEqual({ test: 2432232314 });
    expect(verifyWebhook({ headers: shouted, body, secret, now })).toEqual({ test: 2432232314 });
  });
  it('is content with one fitting signature among several', () => {
    const several = { ...headers, 'webhook-signature': `v1,AAAA v1a,${good.slice(3)} ${good}` };
    expect(verifyWebhook({ headers: several, body, secret, now })).toEqual({ test: 2432232314 });
  });
  it.each([
    ['another body', { headers, body: '{"test": 2432232315}', secret }],
    ['another id', { headers: { ...headers, 'webhook-id': 'msg_other' }, body, secret }],
    ['another secret', { headers, body, secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    [
      'a signature of another version',
      { headers: { ...headers, 'webhook-signature': good.replace('v1', 'v2') }, body, secret },
    ],
  ])('refuses %s', (_, received) => {
    expect(reasonOf(() => verifyWebhook({ ...received, now }))).toBe('signature-wrong');
  });
  it('refuses what was sent more than five minutes ago, or ahead', () => {
    expect(reasonOf(() => verifyWebhook({ headers, body, secret, now: at(1_614_265_330 + 300) }))).toBe('believed');
    expect(reasonOf(() => verifyWebhook({ headers, body, secret, now: at(1_614_265_330 + 301) }))).toBe(
      'timestamp-off',
    );
    expect(reasonOf(() => verifyWebhook({ headers, body, secret, now: at(1_614_265_330 - 301) }))).toBe(
      'timestamp-off',
    );
    const odd = { ...headers, 'webhook-timestamp': 'yesterday' };
    expect(reasonOf(() => verifyWebhook({ headers: odd, body, secret, now }))).toBe('timestamp-off');
  });
  it.each(Object.keys(headers))('refuses a notification without %s', (name) => {
    const fewer = Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
    expect(reasonOf(() => verifyWebhook({ headers: fewer, body, secret, now }))).toBe('headers-missing');
  });
});
