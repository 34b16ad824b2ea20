import { Secret, TOTP } from 'otpauth';

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

/** The step of time to which a code belongs; undefined when it is not a code of this secret near `now`. */
export const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: stepsOfTolerance });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
};
