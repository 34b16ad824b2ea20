import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { type NoticeKind, noticeData } from './notification-notice.ts';
import { Amount, Version } from './scalars.ts';

const Kind = codes(Object.keys(noticeData) as [NoticeKind, ...NoticeKind[]]);

/** Whether a member hears of a kind in the bell, and by e-mail. */
export const NoticePreference = z.object({
  kind: Kind,
  bell: z.boolean(),
  mail: z.boolean(),
  /** The e-mail cannot be switched off: it keeps the team's money safe. */
  mailIsLocked: z.boolean(),
});
export type NoticePreference = z.infer<typeof NoticePreference>;

/** From which amount on a refund is large to the team; `version` 0 is the default before the first save. */
export const NoticePolicy = z.object({ largeRefundFrom: Amount, version: Version });
export type NoticePolicy = z.infer<typeof NoticePolicy>;
/** R$ 1.000,00, until someone says otherwise. */
export const largeRefundFromDefault = 100_000;

export const listNoticePreferences = endpoint({
  id: 'notification.preferences',
  face: 'admin',
  method: 'GET',
  path: '/notification/preference',
  summary:
    'How the member hears of each kind that they may know of, and from which amount on a refund is large to the team',
  access: 'session',
  rate: 'read',
  reply: z.object({ list: z.array(NoticePreference), policy: NoticePolicy }),
  refusals: ['team_missing'],
});

export const saveNoticePreference = endpoint({
  id: 'notification.savePreference',
  face: 'admin',
  method: 'PUT',
  path: '/notification/preference',
  summary: 'Switches the bell and the e-mail of one kind on or off, for this member in this team',
  access: 'session',
  rate: 'write',
  body: z.strictObject({ kind: Kind, bell: z.boolean(), mail: z.boolean() }),
  reply: NoticePreference,
  refusals: ['not_found', 'state_forbids'],
});

export const saveNoticePolicy = endpoint({
  id: 'notification.savePolicy',
  face: 'admin',
  method: 'PUT',
  path: '/notification/policy',
  summary: 'Sets from which amount on a refund is large to the team',
  access: 'superAdmin',
  rate: 'write',
  body: z.strictObject(NoticePolicy.shape),
  reply: NoticePolicy,
  refusals: ['changed_elsewhere'],
});
