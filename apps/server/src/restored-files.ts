import path from 'node:path';
import pg from 'pg';
import type { Config } from './config.ts';
import type { Manifest } from './platform/backup/manifest.ts';
import { keptDocuments } from './platform/backup/missing-documents.ts';
import { nameOf, readServiceList, sizesOf } from './platform/backup/service-list.ts';
import { openFileStore } from './platform/files/file-store.ts';
import { placeNameOf } from './platform/files/s3-address.ts';
import { Refusal } from './platform/refusal.ts';
import { type Check, tell } from './restore-proofs.ts';

/** How large each document was in the backup, or at the service when it was made, by its name. */
const sizesThen = async (folder: string, { files, service }: Manifest): Promise<ReadonlyMap<string, number>> =>
  service?.list ? readServiceList(folder) : new Map(files.map((one) => [one.path, one.bytes]));

const readKept = async (connection: pg.ClientConfig) => {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return await keptDocuments(client);
  } finally {
    await client.end();
  }
};

/** What else one should know where documents are looked for in another place than they were in. */
const hintOf = ({ files, service }: Manifest, config: Config): string[] => {
  if (service && !config.files) return [`They lie at ${service.place}: name it in FILES_URL.`];
  if (config.files && files.length > 0)
    return [
      `Those of the backup lie in ${path.join(config.dataDir, 'files')} now: copy them to the service, below files/.`,
    ];
  return [];
};

/** Looks for every document that the restored database speaks of, where the server will look for it, and names those that are not there or of another size. */
export const findRestored = async (
  connection: pg.ClientConfig,
  config: Config,
  folder: string,
  manifest: Manifest,
): Promise<Check> => {
  const place = config.files ? placeNameOf(config.files) : path.join(config.dataDir, 'files');
  const kept = await readKept(connection);
  try {
    const store = await openFileStore(config, { warn: () => {} });
    const [now, then] = [await sizesOf(store, kept), await sizesThen(folder, manifest)];
    const names = kept.map(({ id }) => ({ name: nameOf(id), bytes: now.get(id) }));
    const missing = names.filter(({ bytes }) => bytes === undefined);
    const changed = names.filter(({ name, bytes }) => bytes !== undefined && bytes !== (then.get(name) ?? bytes));
    const wrong = [
      ...missing.map(({ name }) => `${name}: missing`),
      ...changed.map(({ name }) => `${name}: of another size`),
    ];
    const hint = missing.length > 0 ? hintOf(manifest, config) : [];
    const figures = { missing: missing.length, 'of another size': changed.length };
    return tell(`The documents, looked for in ${place} (${kept.length})`, figures, [...hint, ...wrong]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      line: `The documents: ${place} did not answer, nobody knows which of ${kept.length} are there.`,
      isWell: false,
    };
  }
};
