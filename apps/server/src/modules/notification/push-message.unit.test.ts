import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canEncrypt, encryptPush, newPushPair, vapidHeader } from './push-message.ts';

/** The example of RFC 8291, section 5. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  own: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('a message of a push service', () => {
  it('is encrypted as the example of RFC 8291 is, byte by byte', () => {
    const own = createECDH('prime256v1');
    own.setPrivateKey(Buffer.from(example.own, 'base64url'));
    const fixed = { salt: Buffer.from(example.salt, 'base64url'), own };
    expect(encryptPush(example, example.text, fixed).toString('base64url')).toBe(example.body);
  });

  it('is another one each time, also of the same words', () => {
    expect(encryptPush(example, 'a')).not.toEqual(encryptPush(example, 'a'));
  });

  it('refuses a key that is not a point of the curve, and a secret of another length', () => {
    expect(canEncrypt(example)).toBe(true);
    expect(canEncrypt({ ...example, p256dh: example.p256dh.replace(/...$/, 'AAA') })).toBe(false);
    expect(canEncrypt({ ...example, auth: 'AAAA' })).toBe(false);
  });

  it('says who sends it, signed for the service alone and for half a day', () => {
    const pair = newPushPair();
    const now = new Date('2026-11-29T12:00:00Z');
    const endpoint = 'https://push.example/send/abc';
    const said = vapidHeader(pair, { endpoint, subject: 'https://balcao.example', now });
    const [, head = '', claims = '', signature = ''] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=/.exec(said) ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example',
      exp: now.getTime() / 1_000 + 43_200,
      sub: 'https://balcao.example',
    });
    expect(said.endsWith(`k=${pair.publicKey}`)).toBe(true);
    const point = Buffer.from(pair.publicKey, 'base64url');
    const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    const proof = { key, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', signed, proof, Buffer.from(signature, 'base64url'))).toBe(true);
  });
});
