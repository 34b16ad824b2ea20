import { exportListName, exportListOf } from '@balcao/applet-package/export-list';
import { type Content, type Contents, type ZipEntry, zipOf } from '@balcao/applet-package/package-fixtures';
import { getApplet } from '@balcao/contract/applet';
import { createVersion } from '@balcao/contract/version';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

export const page = '<!doctype html><title>Padaria</title><script src="app.js"></script>';

/** The files of a mini program: one page with a script, and what is put over them. */
export const filesOf = (appId: string, changes: Contents = {}, manifest: object = {}): Contents => ({
  'app.json': JSON.stringify({ appId, name: 'Padaria do Largo', pages: ['index.html'], ...manifest }),
  'index.html': page,
  'app.js': 'document.title = "Pão";\n',
  ...changes,
});

const bytesOf = (content: Content): Uint8Array => new Uint8Array(Buffer.from(content));

/** The zip that the tool would export of these files. */
export const exported = (appId: string, files: Contents, more: readonly ZipEntry[] = []): Promise<Buffer> => {
  const list = exportListOf(
    appId,
    new Map(Object.entries(files).map(([name, file]) => [name, bytesOf(file)])),
    '0.1.0',
  );
  return zipOf([[exportListName, JSON.stringify(list)], ...Object.entries(files), ...more]);
};
export const packageOf = (appId: string, changes: Contents = {}, manifest: object = {}): Promise<Buffer> =>
  exported(appId, filesOf(appId, changes, manifest));

/** Announces a package and sends all of it; answers with its id. */
export const sendPackage = async ({ app }: TestApp, token: string, zip: Buffer): Promise<string> => {
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` };
  const use = Buffer.from('package').toString('base64');
  const announced = await app.inject({
    method: 'POST',
    url: '/upload',
    headers: { ...headers, 'upload-length': String(zip.length), 'upload-metadata': `use ${use}` },
  });
  const at = String(announced.headers.location);
  await app.inject({
    method: 'PATCH',
    url: at,
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    payload: zip,
  });
  return at.split('/').at(-1) ?? '';
};

type Member = Pick<Team, 'call' | 'token'>;
interface Asked {
  readonly number?: string;
  readonly changes?: Contents;
  readonly manifest?: object;
}
/** A version of a mini program, made through the public API. */
export const openVersion = async (testApp: TestApp, { call, token }: Member, id: string, asked: Asked = {}) => {
  const { number = '1.0.0', changes, manifest } = asked;
  const { appId } = await call(getApplet, { params: { id } });
  const uploadId = await sendPackage(testApp, token, await packageOf(appId, changes, manifest));
  return call(createVersion, { params: { id }, body: { uploadId, number, description: 'Primeira versão.' } });
};

/** A zip of so many empty files, more than its writer makes in a minute. */
export const emptyFiles = (count: number): Buffer => {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (let each = 0; each < count; each += 1) {
    const name = Buffer.from(`f${each}.txt`);
    const local = Buffer.alloc(30);
    local.write('PK\x03\x04', 0, 'latin1');
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.write('PK\x01\x02', 0, 'latin1');
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(at, 42);
    locals.push(local, name);
    centrals.push(central, name);
    at += local.length + name.length;
  }
  const directory = Buffer.concat(centrals);
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 0, 'latin1');
  record.writeBigUInt64LE(44n, 4);
  for (const place of [24, 32]) record.writeBigUInt64LE(BigInt(count), place);
  record.writeBigUInt64LE(BigInt(directory.length), 40);
  record.writeBigUInt64LE(BigInt(at), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 0, 'latin1');
  locator.writeBigUInt64LE(BigInt(at + directory.length), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22, 0xff);
  end.write('PK\x05\x06', 0, 'latin1');
  end.fill(0, 4, 8);
  end.fill(0, 20);
  return Buffer.concat([...locals, directory, record, locator, end]);
};
