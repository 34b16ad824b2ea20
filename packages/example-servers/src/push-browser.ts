import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { BodyOf } from '@balcao/contract/endpoint';
import type { savePushDevice } from '@balcao/contract/notification-push';

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser that listens at a push service of the test, and alone can read what is sent there. */
export const pushBrowser = (service: { readonly url: string }) => {
  const pair = createECDH('prime256v1');
  const auth = randomBytes(16);
  pair.generateKeys();
  return {
    subscription: {
      endpoint: `${service.url}/${randomBytes(8).toString('hex')}`,
      p256dh: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    } satisfies BodyOf<typeof savePushDevice>,
    /** Reads a message as RFC 8188 and RFC 8291 say. @throws where it is for another browser, or was changed. */
    read: ({ bytes }: { readonly bytes: Buffer }): unknown => {
      const salt = bytes.subarray(0, 16);
      const theirs = bytes.subarray(21, 21 + bytes.readUInt8(20));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
      const shared = derive(pair.computeSecret(theirs), auth, info, 32);
      const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(bytes.subarray(-16));
      const padded = Buffer.concat([decipher.update(bytes.subarray(21 + theirs.length, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
    },
  };
};
