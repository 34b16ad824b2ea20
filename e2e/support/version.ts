import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exportListName, exportListOf } from '@balcao/applet-package/export-list';
import { zipOf } from '@balcao/applet-package/package-fixtures';
import { createApplet } from '@balcao/contract/applet';
import { getRemoval, requestRemoval } from '@balcao/contract/applet-removal';
import type { VersionDetail } from '@balcao/contract/version';
import { createVersion } from '@balcao/contract/version';
import { publishVersion } from '@balcao/contract/version-release';
import { submitVersion } from '@balcao/contract/version-review';
import { approve } from './desk.ts';
import { callerOf, inNewTeam } from './person.ts';
import { makePhoto } from './photo.ts';
import { certify } from './submission.ts';

type Contents = Readonly<Record<string, string | Buffer>>;

/** A mini program of the team at work, by the API. */
export const openApplet = async (baseUrl: string | undefined, token: string, name: string) => {
  const icon = makePhoto(64, 64).buffer.toString('base64');
  const about = { abbreviation: 'Padaria', category: 'food', intro: 'Peça o pão e retire no balcão.' } as const;
  const body = { ...about, name, description: '', template: 'blank', icon } as const;
  return callerOf(baseUrl, token)(createApplet, { body });
};

/** What the developer's tool exports of a small mini program; `changes` lie over its files. */
export const exportedFiles = (appId: string, changes: Contents = {}, manifest: object = {}): Contents => {
  const files: Contents = {
    'app.json': JSON.stringify({ appId, name: 'Padaria do Largo', pages: ['index.html'], ...manifest }, null, 2),
    'index.html': '<!doctype html>\n<title>Padaria</title>\n<script src="app.js"></script>\n',
    'app.js': 'document.title = "Pão";\n',
    ...changes,
  };
  const bytes = new Map(Object.entries(files).map(([name, file]) => [name, new Uint8Array(Buffer.from(file))]));
  return { [exportListName]: JSON.stringify(exportListOf(appId, bytes, '0.1.0')), ...files };
};

/** The same as a folder on the disk; answers with its path. The caller deletes it. */
export const exportedFolder = (appId: string, changes: Contents = {}): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-export-'));
  for (const [name, content] of Object.entries(exportedFiles(appId, changes)))
    fs.writeFileSync(path.join(folder, name), content);
  return folder;
};

const sendPackage = async (baseUrl: string | undefined, token: string, zip: Buffer): Promise<string> => {
  const common = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const use = `use ${Buffer.from('package').toString('base64')}`;
  const headers = { ...common, 'upload-length': String(zip.length), 'upload-metadata': use };
  const made = await fetch(`${baseUrl}/upload`, { method: 'POST', headers });
  const location = made.headers.get('location') ?? '';
  await fetch(new URL(location, baseUrl), {
    method: 'PATCH',
    headers: { ...common, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(zip),
  });
  return location.split('/').at(-1) ?? '';
};

interface Asked {
  readonly number: string;
  readonly changes?: Contents;
  readonly manifest?: object;
  readonly testAccount?: string;
}
interface Shown {
  readonly id: string;
  readonly appId: string;
}
/** A version that waits for staff. */
export const submittedVersion = async (
  baseUrl: string | undefined,
  token: string,
  { id, appId }: Shown,
  { number, changes, manifest, testAccount = '' }: Asked,
): Promise<VersionDetail> => {
  const call = callerOf(baseUrl, token);
  const zip = await zipOf(Object.entries(exportedFiles(appId, changes, manifest)));
  const uploadId = await sendPackage(baseUrl, token, zip);
  const made = { uploadId, number, description: 'Pão quentinho na hora.' };
  const { id: versionId } = await call(createVersion, { params: { id }, body: made });
  const body = { lookAt: 'Abra o cardápio e peça um pão.', testAccount };
  return call(submitVersion, { params: { id, versionId }, body });
};

/** A version that everyone gets. */
export const onlineVersion = async (
  baseUrl: string | undefined,
  token: string,
  applet: Shown,
  asked: Asked,
): Promise<VersionDetail> => {
  const version = await submittedVersion(baseUrl, token, applet, asked);
  await approve(baseUrl, token, 'version');
  const params = { id: applet.id, versionId: version.id };
  await callerOf(baseUrl, token)(publishVersion, { params, body: { share: 100, at: null } });
  return version;
};

/** What staff have of mini programs: a version that waits, one that is online, and a request for removal; the ids of their reviews. */
export const heldForStaff = async (baseUrl: string | undefined, email: string): Promise<string[]> => {
  const token = await inNewTeam(baseUrl, email, 'Doceria da Esquina');
  await certify(baseUrl, token);
  const applet = await openApplet(baseUrl, token, `Doceria ${Date.now()}`);
  const online = await onlineVersion(baseUrl, token, applet, { number: '1.0.0' });
  const waiting = await submittedVersion(baseUrl, token, applet, {
    number: '1.1.0',
    changes: { 'app.js': 'document.title = "Bolo";\n', 'bolo.png': makePhoto(64, 64).buffer },
    manifest: { permissions: ['camera'] },
    testAccount: 'lia / 1234',
  });
  const params = { id: applet.id };
  const call = callerOf(baseUrl, token);
  await call(requestRemoval, { params, body: { reason: 'A loja fechou.' } });
  const removal = await call(getRemoval, { params });
  return [waiting, online, removal].map(({ submission }) => submission?.reviewId ?? '');
};
