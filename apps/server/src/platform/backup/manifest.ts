import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../config-error.ts';
import type { Sequence, Table } from './table.ts';

/** A file of the backup: its path in it, and what makes sure that it is still what was written. */
export interface Content {
  readonly path: string;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}
/** A service at which documents lie, and what lay there; null where it did not answer. */
export interface Service {
  /** Its address, without a key. */
  readonly place: string;
  readonly list: (Content & { readonly documents: number }) | null;
}
/** What a backup says of itself. It holds no key: `sealed` is opened by the key that opens the rest. */
export interface Manifest {
  readonly format: typeof format;
  /** UTC: the instant whose data this is. */
  readonly takenAt: string;
  readonly postgres: string;
  /** The newest migration of the database, and when it was made (milliseconds, as the database remembers it). */
  readonly migration: { readonly name: string; readonly madeAt: number };
  /** The number of every transaction in the tables is smaller. */
  readonly nextXid: string;
  readonly sealed: string;
  readonly tables: readonly (Table & Content & { readonly rows: number })[];
  readonly sequences: readonly Sequence[];
  readonly files: readonly Content[];
  /** Where documents are stored at a service: the backup contains only their list. Older backups do not have this field. */
  readonly service?: Service;
  /** Documents that the database spoke of and that had no file when the backup was made, by their ids. */
  readonly missing: readonly string[];
}

export const format = 1;
/** What is sealed in the manifest. */
export const sealedWords = 'balcao backup';
const manifestFile = 'manifest.json';
const sumFile = 'manifest.json.sha256';

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Written last: a folder without it is no backup. The sum in the other file has the form that `sha256sum -c` reads. */
export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const options = { mode: 0o600, flush: true };
  await fs.writeFile(path.join(folder, sumFile), `${sumOf(text)}  ${manifestFile}\n`, options);
  await fs.writeFile(path.join(folder, manifestFile), text, options);
};

const readText = (folder: string, name: string): Promise<string> =>
  fs.readFile(path.join(folder, name), 'utf8').catch(() => {
    throw new ConfigError(`${folder} is no complete backup: ${name} is missing.`);
  });

/**
 * Reads what a backup says of itself.
 * @throws ConfigError when it is none, is incomplete, was changed, or is of a later version.
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readText(folder, manifestFile);
  if ((await readText(folder, sumFile)).split(' ')[0] !== sumOf(text))
    throw new ConfigError(`${manifestFile} of ${folder} is not what was written: nothing was restored.`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== format)
    throw new ConfigError(`${folder} was written by another version of the product: restore it with that one.`);
  return manifest;
};

/** Compares every file of a backup with its hash, before anything is done with it. @throws ConfigError naming the first that differs. */
export const verifyContents = (folder: string, { tables, files, service }: Manifest): Promise<void> =>
  verifyFiles(folder, [...tables, ...files, ...(service?.list ? [service.list] : [])]);

/** The same for these files alone. */
export const verifyFiles = async (folder: string, contents: readonly Content[]): Promise<void> => {
  for (const { path: name, bytes, sha256 } of contents) {
    const hash = createHash('sha256');
    let size = 0;
    try {
      for await (const chunk of createReadStream(path.join(folder, name))) {
        hash.update(chunk);
        size += chunk.length;
      }
    } catch (error) {
      throw new ConfigError(
        `${name} of the backup cannot be read (${(error as Error).message}): nothing was restored.`,
      );
    }
    if (size !== bytes || hash.digest('hex') !== sha256)
      throw new ConfigError(`${name} of the backup is not what was written: nothing was restored.`);
  }
};
