import { createPrivateKey, sign } from 'node:crypto';
import { requestLines } from '@balcao/contract/open-signature';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { PastRequest, RequestService } from '../request/request.service.ts';

const target = '/open/v3.0/order';
const body = '{"merchantOrderNumber":"CAFE-2041","method":"02","amount":2450,"goodsName":"Café coado e pão de queijo"}';
/** The same order as a server of the team wrote it again before it signed: its keys in the order of the alphabet. */
const signedBody =
  '{"amount":2450,"goodsName":"Café coado e pão de queijo","merchantOrderNumber":"CAFE-2041","method":"02"}';
const minuteMs = 60_000;

interface Team {
  readonly merchantId: string;
  readonly serial: string;
  readonly privateKey: string;
}

/** What the team's server did a while ago: something that was accepted, and what someone may want to look into. */
export const seedRequests = async (
  tx: Tx,
  requests: Pick<RequestService, 'bringIn'>,
  { merchantId, serial, privateKey }: Team,
  now: Date,
): Promise<void> => {
  const before = (minutes: number): Date => new Date(now.getTime() - minutes * minuteMs);
  const past = (minutes: number, seen: Partial<PastRequest>): PastRequest => {
    const at = before(minutes);
    const about = {
      method: 'POST',
      target,
      status: 200,
      refusal: null,
      ip: '203.0.113.24',
      durationMs: 9 + (minutes % 7),
    };
    return { merchantId, id: newId(at), at, serial, requestId: newId(at), facts: {}, lines: null, ...about, ...seen };
  };
  const timestamp = String(Math.floor(before(22).getTime() / 1000));
  const parts = { method: 'POST', target, timestamp, nonce: '5f0c1b7e92d84a36b1c0' };
  const text = requestLines({ ...parts, body: signedBody });
  const signature = sign('sha256', Buffer.from(text), createPrivateKey(privateKey)).toString('base64');
  const lines = { ...parts, host: 'balcao.example', body, signature };
  const refused = { status: 401, durationMs: 2 };
  await requests.bringIn(tx, [
    past(61, {}),
    past(48, { method: 'GET', target: `${target}/CAFE-2040` }),
    past(35, { ...refused, refusal: 'timestamp_off', facts: { clockAheadSeconds: -412 } }),
    past(22, { ...refused, refusal: 'signature_wrong', lines }),
    past(14, {}),
  ]);
};
