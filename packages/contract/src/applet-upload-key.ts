import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { pageOf } from './page.ts';
import { Id, Instant } from './scalars.ts';
import { AppletVersion, createVersion, listVersions } from './version.ts';

/** What every upload key begins with: who finds one somewhere knows what it is. */
export const uploadKeyBeginning = 'balcao_upload_';
const form = new RegExp(`^${uploadKeyBeginning}[A-Za-z0-9_-]{43}$`);
/** Whether a text has the form of an upload key; only the platform knows whether it is good. */
export const isUploadKey = (text: string): boolean => form.test(text);

/** Upload keys that a mini program has at most: one for each machine. */
export const uploadKeysAtMost = 10;

/** What is known of an upload key; the key itself is shown once and kept nowhere. */
export const UploadKey = z.object({
  id: Id,
  /** The machine that uses it, as the team calls it. */
  name: z.string(),
  madeAt: Instant,
  /** Who made it, by the name of that day. */
  madeBy: z.string(),
  /** False when its maker has left the team, or may not change mini programs any more: the key is not valid then. */
  isGood: z.boolean(),
  lastUsedAt: z.nullable(Instant),
});
export type UploadKey = z.infer<typeof UploadKey>;

const access = (level: 'read' | 'write') => ({ menu: 'applets.index', level }) as const;
const params = z.object({ id: Id });

export const listUploadKeys = endpoint({
  id: 'uploadKey.list',
  face: 'admin',
  method: 'GET',
  path: '/applet/{id}/upload-key',
  summary: 'The upload keys of a mini program, since when, and when each was used; the oldest first',
  access: access('read'),
  rate: 'read',
  params,
  reply: z.object({ list: z.array(UploadKey) }),
  refusals: ['not_found'],
});

/** Without a key for repeats, since no answer with a secret is kept: if it was lost, that key is revoked and another is made. */
export const createUploadKey = endpoint({
  id: 'uploadKey.create',
  face: 'admin',
  method: 'POST',
  path: '/applet/{id}/upload-key',
  summary: 'Makes an upload key for one machine, shown this once',
  access: access('write'),
  rate: 'write',
  proof: true,
  params,
  body: z.strictObject({ name: nameLine(60) }),
  reply: z.object({ made: UploadKey, secret: z.string() }),
  refusals: ['not_found', 'upload_keys_full'],
});

export const revokeUploadKey = endpoint({
  id: 'uploadKey.revoke',
  face: 'admin',
  method: 'DELETE',
  path: '/applet/{id}/upload-key/{keyId}',
  summary: 'Ends an upload key: nothing more is taken of it, not even the rest of what it has begun to send',
  access: access('write'),
  rate: 'write',
  params: z.object({ id: Id, keyId: Id }),
  reply: z.null(),
  refusals: ['not_found'],
});

export const uploadVersion = endpoint({
  id: 'uploadedVersion.create',
  face: 'open',
  method: 'POST',
  path: '/applet/version',
  summary: 'Makes a version of a package that was sent with the same upload key',
  access: 'uploadKey',
  rate: 'write',
  idempotency: 'optional',
  body: createVersion.body,
  reply: AppletVersion,
  refusals: ['not_found', 'package_refused', 'file_is_apk', 'versions_full'],
});

export const listUploadedVersions = endpoint({
  id: 'uploadedVersion.list',
  face: 'open',
  method: 'GET',
  path: '/applet/version',
  summary: 'The versions of the mini program of an upload key, newest first',
  access: 'uploadKey',
  rate: 'read',
  query: listVersions.query,
  reply: z.extend(pageOf(AppletVersion), {
    /** The AppID of the mini program that the key is for. */
    appId: z.string(),
  }),
  refusals: ['not_found'],
});
