import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Instant, Version } from './scalars.ts';

/** For so long the secret before the newest one is good too, so that servers change without a gap. */
export const formerSecretHours = 24;

/** What is known of an AppSecret; the secret itself is shown once and kept nowhere. */
export const AppletSecret = z.object({
  /** Null as long as none was made. */
  madeAt: z.nullable(Instant),
  /** Who made it, by the name of that day. */
  madeBy: z.nullable(z.string()),
  lastUsedAt: z.nullable(Instant),
  /** The one before, while it is good. */
  former: z.nullable(z.object({ until: Instant, lastUsedAt: z.nullable(Instant) })),
  /** 0 as long as none was made. */
  version: z.int(),
});
export type AppletSecret = z.infer<typeof AppletSecret>;

const access = (level: 'read' | 'write') => ({ menu: 'applets.index', level }) as const;
const params = z.object({ id: Id });

export const getAppletSecret = endpoint({
  id: 'appletSecret.get',
  face: 'admin',
  method: 'GET',
  path: '/applet/{id}/secret',
  summary: 'Whether a mini program has an AppSecret, since when, and when it was used',
  access: access('read'),
  rate: 'read',
  params,
  reply: AppletSecret,
  refusals: ['not_found'],
});

/** Without a key for repeats, since no answer with a secret is kept: a team that has lost one makes another. */
export const resetAppletSecret = endpoint({
  id: 'appletSecret.reset',
  face: 'admin',
  method: 'POST',
  path: '/applet/{id}/secret',
  summary: 'Makes an AppSecret, shown this once; the one before is good for 24 hours more',
  access: access('write'),
  rate: 'write',
  proof: true,
  params,
  body: z.strictObject({ version: Version }),
  reply: z.object({ state: AppletSecret, secret: z.string() }),
  refusals: ['not_found', 'changed_elsewhere'],
});

export const endFormerSecret = endpoint({
  id: 'appletSecret.endFormer',
  face: 'admin',
  method: 'DELETE',
  path: '/applet/{id}/secret/former',
  summary: 'Ends the AppSecret before the newest one, and every access token that was given for it',
  access: access('write'),
  rate: 'write',
  proof: true,
  params,
  reply: AppletSecret,
  refusals: ['not_found', 'state_forbids'],
});
