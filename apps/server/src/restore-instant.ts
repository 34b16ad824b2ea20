import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import { databaseName, embeddedData, embeddedSettings } from './database.ts';
import { restoreBase } from './platform/archive/restore-base.ts';
import { absentIs, flushFolder, flushTree } from './platform/backup/files.ts';
import { sealingOf } from './platform/backup/key.ts';
import { requireNoFiles } from './platform/backup/restore-backup.ts';
import { ConfigError } from './platform/config-error.ts';
import { startEmbedded } from './platform/embedded/embedded.ts';
import { placeOf } from './platform/embedded/recover.ts';
import type { Check } from './restore-proofs.ts';
import { finishRecovered } from './restore-recovered.ts';

/** An instant with its zone, or the last one that there is. @throws ConfigError when it is neither. */
export const instantOf = (text: string): Date | 'latest' => {
  if (text === 'latest') return text;
  const hasZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d([.]\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  if (!hasZone || Number.isNaN(Date.parse(text)))
    throw new ConfigError('Say the instant with its zone, like --to 2026-11-24T15:00:00Z, or --to latest.');
  return new Date(text);
};

/** @throws ConfigError unless our own PostgreSQL is to be restored, into a place where nothing is. */
const requireEmptyPlace = async (config: Config): Promise<void> => {
  if (config.databaseUrl)
    throw new ConfigError(
      'DATABASE_URL is set: bring that PostgreSQL to the instant by its own means, then write --recovered instead of --to (docs/operating.md, "With a PostgreSQL of your own").',
    );
  const place = placeOf(embeddedData(config));
  const names = await fs.readdir(place).catch(absentIs<string[]>([]));
  if (names.length > 0)
    throw new ConfigError(`${place} has files in it: an instant is restored into an empty place only.`);
  await requireNoFiles(path.join(config.dataDir, 'files'));
};

/** Under this name nothing takes it for a database: a restore that broke off leaves none. */
const unfinished = (config: Config): string => `${embeddedData(config)}.restoring`;

const finish = async (config: Config, archive: string): Promise<Check[]> => {
  const embedded = await startEmbedded({ dataDir: unfinished(config), settings: embeddedSettings });
  try {
    return await finishRecovered(embedded.config(databaseName), config, archive);
  } finally {
    await embedded.stop();
  }
};

const putInPlace = async (config: Config): Promise<void> => {
  const [from, to] = [placeOf(unfinished(config)), placeOf(embeddedData(config))];
  const files = path.join(config.dataDir, 'files');
  await fs.mkdir(files, { recursive: true, mode: 0o700 });
  await flushTree(files);
  await fs.rename(from, to);
  await flushFolder(path.dirname(to));
  await fs.rm(`${from}.log`, { force: true });
};

const clear = async (config: Config): Promise<void> => {
  const place = placeOf(unfinished(config));
  for (const left of [place, `${place}.log`]) await fs.rm(left, { recursive: true, force: true, maxRetries: 5 });
};

/**
 * Restores our own PostgreSQL and the documents to an instant, into an empty place, and proves what is there.
 * @throws ConfigError when the archive does not lead there; then nothing is left.
 */
export const restoreInstant = async (config: Config, archive: string, to: Date | 'latest'): Promise<Check[]> => {
  const secrets = sealingOf(config);
  await requireEmptyPlace(config);
  await clear(config);
  try {
    const dataDir = unfinished(config);
    await restoreBase({ archive, to, secrets, dataDir, settings: embeddedSettings });
    const checks = await finish(config, archive);
    await putInPlace(config);
    return checks;
  } catch (error) {
    await clear(config);
    await fs.rm(path.join(config.dataDir, 'files'), { recursive: true, force: true });
    throw error;
  }
};
