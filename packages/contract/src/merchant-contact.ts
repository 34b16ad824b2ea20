import * as z from 'zod/mini';
import { CaptchaCode } from './account.ts';
import { endpoint } from './endpoint.ts';
import { Email } from './scalars.ts';

/** By which e-mail a merchant is reached: the one in use, and one that waits for its code; hidden but for their ends (rule: masked). */
export const ContactEmail = z.object({
  /** Null until a first one is confirmed. */
  email: z.nullable(z.string()),
  waiting: z.nullable(z.string()),
});
export type ContactEmail = z.infer<typeof ContactEmail>;

/** `resendInSeconds`: until another code may be sent there. */
const Sent = z.extend(ContactEmail, { resendInSeconds: z.int() });

const write = {
  face: 'admin',
  method: 'POST',
  access: { menu: 'setting.merchant', level: 'write' },
} as const;

export const getContactEmail = endpoint({
  id: 'merchant.contact',
  face: 'admin',
  method: 'GET',
  path: '/merchant/contact',
  summary: 'The e-mail by which the merchant is reached, and the one that waits to be confirmed',
  access: { menu: 'setting.merchant', level: 'read' },
  rate: 'read',
  reply: ContactEmail,
  refusals: [],
});

export const askContactEmail = endpoint({
  ...write,
  id: 'merchant.askContact',
  path: '/merchant/contact',
  summary:
    'Sends a six-digit code to another contact e-mail, which waits until it is confirmed; the old one stays in use',
  rate: 'mail',
  idempotency: 'optional',
  body: z.strictObject({ email: Email }),
  reply: Sent,
  refusals: ['captcha_too_soon'],
});

export const sendContactCode = endpoint({
  ...write,
  id: 'merchant.sendContactCode',
  path: '/merchant/contact/code',
  summary: 'Sends another code to the contact e-mail that waits; the one before is good no more',
  rate: 'mail',
  reply: Sent,
  refusals: ['captcha_too_soon', 'state_forbids'],
});

export const confirmContactEmail = endpoint({
  ...write,
  id: 'merchant.confirmContact',
  path: '/merchant/contact/confirm',
  summary: 'Takes the contact e-mail that waits into use, with the code that was sent there; the one before is told',
  rate: 'guess',
  body: z.strictObject({ captcha: CaptchaCode }),
  reply: ContactEmail,
  refusals: ['captcha_wrong', 'state_forbids', 'changed_elsewhere'],
});

export const dropContactEmail = endpoint({
  ...write,
  id: 'merchant.dropContact',
  path: '/merchant/contact/drop',
  summary: 'Forgets the contact e-mail that waits; the one in use stays',
  rate: 'write',
  reply: ContactEmail,
  refusals: ['state_forbids'],
});
