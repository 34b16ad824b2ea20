import { createHash } from 'node:crypto';
import path from 'node:path';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { KeptUse } from './modules/upload/upload.tables.ts';
import { createUploadFiles } from './modules/upload/upload-files.ts';
import { partsOf } from './platform/archive/archive-folder.ts';
import { copyDocuments } from './platform/archive/archived-documents.ts';
import type { Sealing } from './platform/backup/key.ts';
import { openFileStore } from './platform/files/file-store.ts';

interface Document {
  readonly merchantId: string;
  readonly id: string;
  readonly sealedKey: string;
  readonly sha256: string;
  readonly use: KeptUse;
  readonly bytes: number;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Brings the documents that the database calls ready from the archive, opens each and compares it with its hash; names what is wrong. */
export const restoreDocuments = async (client: pg.Client, config: Config, archive: string, secrets: Sealing) => {
  const { rows } = await client.query<Document>(
    `select merchant_id as "merchantId", id, sealed_key as "sealedKey", sha256, use, bytes::float8 as bytes from upload where state = 'ready' order by id`,
  );
  const names = rows.map(({ id }) => path.join(id.slice(-2), id));
  // At a service they are where they were.
  if (!config.files) await copyDocuments(partsOf(archive).files, path.join(config.dataDir, 'files'), names);
  const files = createUploadFiles(await openFileStore(config, { warn: () => {} }));
  /** What is wrong with a document; undefined where it is what was written. */
  const faultOf = async ({ sealedKey, sha256, ...document }: Document): Promise<'missing' | 'changed' | undefined> => {
    const key = Buffer.from(secrets.open(sealedKey), 'base64');
    const place = { ...document, key };
    const hash =
      document.use === 'media' ? files.hash(place) : files.read(place).then((bytes) => bytes && hashOf(bytes));
    // One that does not open is not what was written.
    const found = await hash.catch(() => '');
    if (found === undefined) return 'missing';
    return found === sha256 ? undefined : 'changed';
  };
  const wrong: { readonly name: string; readonly fault: 'missing' | 'changed' }[] = [];
  for (const row of rows) {
    const fault = await faultOf(row);
    if (fault) wrong.push({ name: `files/${row.id.slice(-2)}/${row.id}`, fault });
  }
  const count = (of: string): number => wrong.filter(({ fault }) => fault === of).length;
  return {
    documents: rows.length,
    figures: { missing: count('missing'), changed: count('changed') },
    names: wrong.map(({ name, fault }) => `${name}: ${fault}`),
  };
};
