import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import type { FileRule } from './file-rule.ts';
import { limits, megabyte } from './limits.ts';
import { digits, Email, Instant, identifier, secret, token } from './scalars.ts';

/** Letters, digits, underscore, hyphen. No two accounts have the same one, in capitals or not. */
export const Username = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[A-Za-z0-9_-]*$/, { error: 'accountName', abort: true }),
    z.minLength(4, 'tooShort 4'),
    z.maxLength(25, 'tooLong 25'),
  );
const isLoginName = (text: string): boolean => /^[a-z0-9_-]{4,25}$/.test(text) || Email.safeParse(text).success;
/** What one logs in by: the e-mail of the account or its username, both compared in lower case. */
export const LoginName = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(254, 'tooLong 254'),
    z.refine(isLoginName, 'emailOrAccount'),
  );
/** 6 to 15 characters. */
export const Password = secret(15, 6);
export const CaptchaCode = z.pipe(identifier(20), digits(limits.codeDigits));

/** A new password stands twice in its form, against a slip of the finger. */
const typedTwice = z.refine<{ password: string; passwordAgain: string }>((ask) => ask.password === ask.passwordAgain, {
  path: ['passwordAgain'],
  params: { text: 'passwordsDiffer' },
});

const picture = { error: 'picture', abort: true } as const;
/** A photo that a person chooses, before it is cut in the browser. */
export const avatarFile: FileRule = {
  accept: ['image/jpeg', 'image/png', 'image/webp', '.jpg', '.jpeg', '.png', '.webp'],
  bytesAtMost: 25 * megabyte,
};
/** A JPG, PNG or WebP in Base64. */
const Picture = z.base64(picture).check(z.minLength(4, picture), z.maxLength(240_000, picture));

/** What a code by e-mail is good for: a code asked for one purpose serves no other (rule: mailed-codes). */
export const CaptchaPurpose = codes(['register', 'resetPassword', 'changeEmail', 'verify', 'contactEmail']);
export type CaptchaPurpose = z.infer<typeof CaptchaPurpose>;
/** Seconds between two codes to one address, and minutes a code is good for. */
export const captchaPauseSeconds = 60;
export const captchaLifeMinutes = 10;
export const captchaTriesAtMost = limits.codeTries;

export const sendCaptcha = endpoint({
  id: 'account.sendCaptcha',
  face: 'admin',
  method: 'POST',
  path: '/merchant/captcha',
  summary: 'Sends a six-digit code by e-mail',
  access: 'public',
  rate: 'mail',
  body: z.strictObject({ type: CaptchaPurpose.extract(['register', 'resetPassword']), email: Email }),
  reply: z.object({ resendInSeconds: z.int() }),
  refusals: ['captcha_too_soon'],
});

export const sendOwnCaptcha = endpoint({
  id: 'account.sendOwnCaptcha',
  face: 'admin',
  method: 'POST',
  path: '/merchant/captcha/authenticated',
  summary:
    'Sends a six-digit code to somebody who is logged in: to a new address, or to their own to prove that it is them',
  access: 'session',
  rate: 'mail',
  /** `verify` goes to the account's own address; another address is refused. */
  body: z.strictObject({ type: CaptchaPurpose.extract(['changeEmail', 'verify']), email: Email }),
  reply: z.object({ resendInSeconds: z.int() }),
  refusals: ['captcha_too_soon', 'state_forbids'],
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
      passwordAgain: secret(15, 0),
      captcha: CaptchaCode,
      agreed: z.literal(true),
    })
    .check(typedTwice),
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
    .strictObject({ email: Email, password: Password, passwordAgain: secret(15, 0), captcha: CaptchaCode })
    .check(typedTwice),
  reply: z.null(),
  refusals: ['captcha_wrong'],
});

export const Profile = z.object({
  account: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  createdAt: Instant,
});
export type Profile = z.infer<typeof Profile>;

export const updateAccount = endpoint({
  id: 'account.update',
  face: 'admin',
  method: 'POST',
  path: '/merchant/account',
  summary: 'Changes name or picture; what is not sent stays',
  access: 'session',
  rate: 'write',
  /** `avatar`: a JPG, PNG or WebP as base64; null takes it away. It is cut to a square and encoded again (rule: files-by-content). */
  body: z.strictObject({ account: z.optional(Username), avatar: z.optional(z.nullable(Picture)) }),
  reply: Profile,
  refusals: ['picture_wrong'],
});

export const readAvatar = endpoint({
  id: 'account.avatar',
  face: 'admin',
  method: 'GET',
  path: '/merchant/avatar/{id}',
  summary: 'A picture by its id, which only those learn who see the person',
  access: 'public',
  rate: 'read',
  params: z.object({ id: token(22) }),
  reply: z.string(),
  refusals: ['not_found'],
  streams: 'image/webp',
  unchanging: true,
});

export const changePassword = endpoint({
  id: 'account.changePassword',
  face: 'admin',
  method: 'POST',
  path: '/merchant/password',
  summary: 'Sets a new password with the current one; other sessions end',
  access: 'session',
  rate: 'guess',
  body: z.strictObject({ current: secret(200), password: Password, passwordAgain: secret(15, 0) }).check(typedTwice),
  reply: z.null(),
  refusals: ['password_wrong', 'account_locked'],
});

export const setFirstPassword = endpoint({
  id: 'account.setFirstPassword',
  face: 'admin',
  method: 'POST',
  path: '/merchant/password/first',
  summary: 'Sets a password for an account that was opened without one; other sessions end',
  access: 'session',
  rate: 'guess',
  proof: true,
  body: z.strictObject({ password: Password, passwordAgain: secret(15, 0) }).check(typedTwice),
  reply: z.null(),
  refusals: ['state_forbids'],
});

export const changeEmail = endpoint({
  id: 'account.changeEmail',
  face: 'admin',
  method: 'POST',
  path: '/merchant/email',
  summary:
    'Moves the account to a new address with the code that was sent there; the old one is told, other sessions end',
  access: 'session',
  rate: 'guess',
  proof: true,
  body: z.strictObject({ email: Email, captcha: CaptchaCode }),
  reply: Profile,
  refusals: ['captcha_wrong', 'already_exists'],
});
