import { expect, it } from 'vitest';
import type { SeenRequest } from './seen-request.ts';
import { createShare } from './stranger-share.ts';

const seen = (merchantNumber: string, refusal: string): SeenRequest => ({
  merchantId: undefined,
  merchantNumber,
  serial: 'A1',
  nonce: '',
  refusal,
  at: new Date(0),
  method: 'GET',
  target: '/',
  status: 401,
  ip: '',
  durationMs: 0,
  requestId: '',
  facts: {},
  lines: undefined,
});

it('strangers who name thousands of merchants take nothing away from calls that name a certificate of one', () => {
  const share = createShare({ now: () => new Date(0) });
  const taken = Array.from({ length: 3_000 }, (_, at) => share.takesRow(seen(String(at), 'certificate_unknown')));
  expect([taken[0], taken.at(-1)]).toEqual([true, false]);
  const known = seen('1', 'signature_wrong');
  expect([share.takesRow(known), share.takesLines(known)]).toEqual([true, true]);
});
