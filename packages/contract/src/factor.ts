import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { digits, Id, Instant, secret } from './scalars.ts';

/** Six digits of the authenticator app, or a recovery code: sixteen letters and digits in groups of four. */
export const TotpCode = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll(/\s/g, '')),
  ),
  digits(6),
);
export const RecoveryCode = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  ),
  z.string().check(z.regex(/^[A-Z2-7]{16}$/, 'factorCode')),
);
export const FactorCode = z.union([TotpCode, RecoveryCode], 'factorCode');

export const recoveryCodesGiven = 10;
/** Wrong codes that end a login whose second factor is outstanding, within so many minutes (rule: second-factor-first). */
export const factorTriesAtMost = 5;
export const factorTriesMinutes = 15;
/** Minutes that `POST /merchant/verify` is good for (rule: credential-changes). */
export const stepUpLifeMinutes = 10;

const body = z.strictObject({ code: FactorCode });
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const factorStatus = endpoint({
  id: 'factor.status',
  face: 'admin',
  method: 'GET',
  path: '/merchant/2fa/status',
  summary: 'Whether two-step verification is on, since when, and how many recovery codes are left',
  access: 'session',
  rate: 'read',
  reply: z.object({ enabled: z.boolean(), enabledAt: z.nullable(Instant), recoveryCodesLeft: z.int() }),
  refusals: [],
});

export const generateFactor = endpoint({
  id: 'factor.generate',
  face: 'admin',
  method: 'POST',
  path: '/merchant/2fa/generate-qr',
  summary: 'A new secret for the authenticator app; nothing is on before its first code was entered',
  access: 'session',
  rate: 'write',
  proof: true,
  /** `uri`: what the QR code says (otpauth://). `secret`: the same to be typed, base32. */
  reply: z.object({ uri: z.string(), secret: z.string() }),
  refusals: ['state_forbids'],
});

export const enableFactor = endpoint({
  id: 'factor.enable',
  face: 'admin',
  method: 'POST',
  path: '/merchant/2fa/verify-enable',
  summary: 'Turns two-step verification on with the first code of the app; other sessions end',
  access: 'session',
  rate: 'guess',
  proof: true,
  body: z.strictObject({ code: TotpCode }),
  /** Shown this once. */
  reply: RecoveryCodes,
  refusals: ['factor_wrong', 'state_forbids'],
});

export const disableFactor = endpoint({
  id: 'factor.disable',
  face: 'admin',
  method: 'POST',
  path: '/merchant/2fa/disable',
  summary: 'Turns two-step verification off with a fresh code; other sessions end',
  access: 'session',
  rate: 'guess',
  body,
  reply: z.null(),
  refusals: ['factor_wrong', 'account_locked', 'state_forbids'],
});

export const renewRecoveryCodes = endpoint({
  id: 'factor.renewRecoveryCodes',
  face: 'admin',
  method: 'POST',
  path: '/merchant/2fa/recovery-codes',
  summary: 'Ten new recovery codes in the place of the old ones, with a fresh code of the app',
  access: 'session',
  rate: 'guess',
  body: z.strictObject({ code: TotpCode }),
  reply: RecoveryCodes,
  refusals: ['factor_wrong', 'account_locked', 'state_forbids'],
});

export const verifyLogin = endpoint({
  id: 'factor.verifyLogin',
  face: 'admin',
  method: 'POST',
  path: '/merchant/2fa/verify-login',
  summary: 'The second step of logging in; answers with the token of the session',
  access: 'pending',
  rate: 'guess',
  /** Also the bare code (rule: second-factor-first). */
  body: z.union([
    body,
    z.pipe(
      FactorCode,
      z.transform((code) => ({ code })),
    ),
  ]),
  reply: z.object({ token: z.string() }),
  refusals: ['factor_wrong', 'account_locked', 'state_forbids'],
});

export const StepUpMethod = codes(['password', 'captcha', 'factor']);
export type StepUpMethod = z.infer<typeof StepUpMethod>;

export const verify = endpoint({
  id: 'factor.verify',
  face: 'admin',
  method: 'POST',
  path: '/merchant/verify',
  summary: 'Proves again that it is the owner, for the calls that ask for it',
  access: 'session',
  rate: 'guess',
  /**
   * With two-step verification on, only `factor` counts; otherwise the password or a code by e-mail. With `approval`, the code approves
   * what came with the refusal `proof_missing`, and only that.
   */
  body: z.strictObject({
    method: StepUpMethod,
    value: secret(200).check(z.minLength(1)),
    approval: z.optional(Id),
  }),
  reply: z.object({ goodUntil: Instant }),
  refusals: ['password_wrong', 'captcha_wrong', 'factor_wrong', 'account_locked', 'state_forbids', 'approval_expired'],
});
