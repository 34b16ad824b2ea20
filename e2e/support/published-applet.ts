import { createHash, randomUUID } from 'node:crypto';
import { createApplet } from '@balcao/contract/applet';
import { getDomains, replaceDomains } from '@balcao/contract/domain';
import type { Browser, Frame, Page } from '@playwright/test';
import type pg from 'pg';
import { openDatabase } from './database.ts';
import { atWork, callerOf } from './person.ts';
import { phoneOfBruna } from './phone.ts';
import { makePhoto } from './photo.ts';

interface Ask {
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly permissions?: readonly string[];
  readonly window?: Readonly<Record<string, string>>;
  /** Legal domains of requests, and of sockets. */
  readonly request?: readonly string[];
  readonly socket?: readonly string[];
  readonly stage?: 'online' | 'develop' | 'takenDown';
}
export interface PublishedApplet {
  readonly id: string;
  readonly appId: string;
  readonly name: string;
}

/** A page that does nothing but load the API. */
export const pageOf = (title: string): string =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>${title}</title><script src="/balcao/1.js"></script><h1>${title}</h1>`;

/** Puts a version where upload, review and publication would have brought it: what a page may do does not depend on the way there. */
const putVersion = async (client: pg.Client, appletId: string, manifest: object, ask: Ask) => {
  const { rows } = await client.query<{ merchant_id: string }>('select merchant_id from applet where id = $1', [
    appletId,
  ]);
  const merchantId = rows[0]?.merchant_id ?? '';
  const files = Object.entries(ask.files ?? {}).map(([name, content]) => [name, Buffer.from(content)] as const);
  const [id, stage] = [randomUUID(), ask.stage ?? 'online'];
  const bytes = files.reduce((sum, [, { length }]) => sum + length, 0);
  await client.query(
    `insert into applet_version (merchant_id, id, applet_id, number, rank, description, stage, review_status, origin, manifest,
       tool_version, files, bytes, developer_id, developer_name, created_at, taken_down_at, taken_down_reason)
     values ($1, $2, $3, '1.0.0', 1000000, 'Primeira', $4::text, 'SUCCESS', 'web', $5, '0.1.0', $6, $7, $2, 'Ana', now(),
       case when $4::text = 'takenDown' then now() end, case when $4::text = 'takenDown' then 'Vende o que não pode.' end)`,
    [merchantId, id, appletId, stage, JSON.stringify(manifest), files.length, bytes],
  );
  for (const [name, content] of files) {
    const sha256 = createHash('sha256').update(content).digest('hex');
    await client.query('insert into applet_version_file values ($1, $2, $3, $4, $5)', [
      merchantId,
      id,
      name,
      content.length,
      sha256,
    ]);
    await client.query('insert into applet_version_content values ($1, $2, $3) on conflict do nothing', [
      merchantId,
      sha256,
      content,
    ]);
  }
  await client.query("update applet set shelf = 'on' where id = $1", [appletId]);
};

/** A mini program of the demo team that people find on their phones. */
export const publish = async (baseUrl: string | undefined, ask: Ask = {}): Promise<PublishedApplet> => {
  const call = callerOf(baseUrl, await atWork(baseUrl, 'ana@cafe.example'));
  const name = `Barraca ${randomUUID().slice(0, 13)}`;
  const about = { abbreviation: 'Barraca', category: 'food', intro: 'Doces da praça.', description: '' } as const;
  const icon = makePhoto(64, 64).buffer.toString('base64');
  const { id, appId } = await call(createApplet, { body: { ...about, name, template: 'blank', icon } });
  const { request = [], socket = [], permissions = [], window: look = {} } = ask;
  if (request.length + socket.length > 0) {
    const { version } = await call(getDomains, { params: { id } });
    const domains = { request: [...request], socket: [...socket], upload: [], download: [], page: [], version };
    await call(replaceDomains, { params: { id }, body: domains });
  }
  const files = { 'index.html': pageOf('Barraca'), ...ask.files };
  const pages = Object.keys(files).filter((file) => file.endsWith('.html'));
  const client = await openDatabase();
  try {
    await putVersion(client, id, { appId, name, pages, permissions, window: look }, { ...ask, files });
  } finally {
    await client.end();
  }
  return { id, appId, name };
};

/** The page of a mini program in the frame of the phone, once it has loaded the API. */
export const pageInFrame = async (phone: Page, { appId }: PublishedApplet): Promise<Frame> => {
  const frame = await phone
    .locator('iframe')
    .elementHandle()
    .then((handle) => handle?.contentFrame());
  if (!frame) throw new Error('there is no frame');
  await frame.waitForURL((url) => url.hostname.startsWith(appId));
  await frame.waitForFunction(() => 'balcao' in globalThis);
  return frame;
};

/** Bruna's phone with the mini program open. */
export const openOnPhone = async (
  browser: Browser,
  baseUrl: string | undefined,
  applet: PublishedApplet,
  search = '',
) => {
  const phone = await phoneOfBruna(browser, baseUrl);
  await phone.goto(`/phone/applet/${applet.appId}${search}`);
  return { phone, frame: await pageInFrame(phone, applet) };
};
