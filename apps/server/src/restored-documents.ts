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

/** Brings the documents that the database calls ready from the archive, opens each and compares it with its hash; counts what is wrong. */
export const restoreDocuments = async (client: pg.Client, config: Config, archive: string, secrets: Sealing) => {
  const { rows } = await client.query<Document>(
    `select merchant_id as "merchantId", id, sealed_key as "sealedKey", sha256, use, bytes::float8 as bytes from upload where state = 'ready' order by id`,
  );
  const names = rows.map(({ id }) => path.join(id.slice(-2), id));
  // At a service they are where they were.
  const lost = config.files
    ? []
    : await copyDocuments(partsOf(archive).files, path.join(config.dataDir, 'files'), names);
  const files = createUploadFiles(await openFileStore(config, { warn: () => {} }));
  const isRight = async ({ sealedKey, sha256, ...document }: Document): Promise<boolean> => {
    const key = Buffer.from(secrets.open(sealedKey), 'base64');
    // One that does not open is not what was written.
    const place = { ...document, key };
    if (document.use === 'media') return (await files.hash(place).catch(() => undefined)) === sha256;
    const bytes = await files.read(place).catch(() => undefined);
    return bytes !== undefined && createHash('sha256').update(bytes).digest('hex') === sha256;
  };
  let right = 0;
  for (const row of rows) if (await isRight(row)) right += 1;
  return { documents: rows.length, figures: { missing: lost.length, changed: rows.length - right - lost.length } };
};
