import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Email, Instant } from './scalars.ts';

/** Specification §5: letters, digits, underscore, hyphen. */
export const Username = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_-]+$/)
  .min(4)
  .max(25);
/** Specification §5: 6 to 15 characters. */
export const Password = z.string().min(6).max(15);
export const CaptchaCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/);

/** What a code by e-mail is good for: a code asked for one purpose serves no other (promise S4). */
export const CaptchaPurpose = z.enum(['register', 'resetPassword']);
export type CaptchaPurpose = z.infer<typeof CaptchaPurpose>;
/** Seconds between two codes to one address, and minutes a code is good for (design §9). */
export const captchaPauseSeconds = 60;
export const captchaLifeMinutes = 10;
export const captchaTriesAtMost = 5;

export const sendCaptcha = endpoint({
  id: 'account.sendCaptcha',
  face: 'admin',
  method: 'POST',
  path: '/merchant/captcha',
  summary: 'Sends a six-digit code by e-mail',
  access: 'public',
  rate: 'mail',
  body: z.strictObject({ type: CaptchaPurpose, email: Email }),
  reply: z.object({ resendInSeconds: z.int() }),
  refusals: ['captcha_too_soon'],
});

export const registerAccount = endpoint({
  id: 'account.register',
  face: 'admin',
  method: 'POST',
  path: '/merchant/register',
  summary: 'Opens an account with the code from the e-mail, and logs in',
  access: 'public',
  rate: 'guess',
  body: z
    .strictObject({
      email: Email,
      account: Username,
      password: Password,
      passwordAgain: z.string().max(15),
      captcha: CaptchaCode,
      agreed: z.literal(true),
    })
    .refine((ask) => ask.password === ask.passwordAgain, {
      path: ['passwordAgain'],
      params: { text: 'passwordsDiffer' },
    }),
  reply: z.object({ token: z.string() }),
  refusals: ['captcha_wrong', 'already_exists'],
});

export const resetPassword = endpoint({
  id: 'account.resetPassword',
  face: 'admin',
  method: 'POST',
  path: '/merchant/resetPassword',
  summary: 'Sets a new password with the code from the e-mail, and ends every session',
  access: 'public',
  rate: 'guess',
  body: z
    .strictObject({ email: Email, password: Password, passwordAgain: z.string().max(15), captcha: CaptchaCode })
    .refine((ask) => ask.password === ask.passwordAgain, {
      path: ['passwordAgain'],
      params: { text: 'passwordsDiffer' },
    }),
  reply: z.null(),
  refusals: ['captcha_wrong'],
});

export const Profile = z.object({ account: z.string(), email: z.string(), createdAt: Instant });
export type Profile = z.infer<typeof Profile>;

export const updateAccount = endpoint({
  id: 'account.update',
  face: 'admin',
  method: 'POST',
  path: '/merchant/account',
  summary: "Changes the account's name",
  access: 'session',
  rate: 'write',
  body: z.strictObject({ account: Username }),
  reply: Profile,
  refusals: [],
});
