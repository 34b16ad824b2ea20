import { Secret, TOTP } from 'otpauth';
import type { Clock } from './clock.ts';

/** Codes by time (RFC 6238) as every authenticator app knows them: SHA-1, six digits, thirty seconds, 160 bits of secret. */
const issuer = 'Balcão';
const secretBytes = 20;
const periodSeconds = 30;
/** Clocks of phones differ: a code of the step before or after is as good (rule: second-factor-first). */
const stepsOfTolerance = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: periodSeconds });

/** A new secret in base32. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** What the QR code says: otpauth://totp/… */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The step of time to which a code belongs; undefined when it is not a code of this secret near now. Now is the product's time, and also the machine's,
 * which differs only where the sandbox has moved its clock: the phone that shows the code does not move with it.
 */
export const stepOf = (
  secret: string,
  code: string,
  clock: Pick<Clock, 'now' | 'aheadSeconds'>,
): number | undefined => {
  const nowSeconds = clock.now().getTime() / 1000;
  for (const seconds of new Set([nowSeconds, nowSeconds - clock.aheadSeconds()])) {
    const delta = totpOf(secret).validate({ token: code, timestamp: seconds * 1000, window: stepsOfTolerance });
    if (delta !== null) return Math.floor(seconds / periodSeconds) + delta;
  }
  return undefined;
};
