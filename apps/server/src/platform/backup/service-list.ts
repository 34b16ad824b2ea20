import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import type { FileStore } from '../files/file-store.ts';
import { writeContent } from './files.ts';
import type { Service } from './manifest.ts';
import type { KeptDocument } from './missing-documents.ts';

const file = 'service-files.jsonl';
/** A line of the list: the name at the service below the prefix, the bytes as they lie there, and the hash of what they are once decrypted. */
const Line = z.object({ name: z.string(), bytes: z.int(), sha256: z.nullable(z.string()) });

/** The bytes of each of these documents as they lie in the store, by their ids; one that is not there has none. */
export const sizesOf = async (
  store: Pick<FileStore, 'sizes'>,
  documents: readonly Pick<KeptDocument, 'id'>[],
): Promise<ReadonlyMap<string, number>> => {
  const wanted = new Map(documents.map(({ id }) => [nameOf(id), id]));
  const sizes = new Map<string, number>();
  for await (const { name, bytes } of store.sizes('files')) {
    const id = wanted.get(name);
    if (id !== undefined) sizes.set(id, bytes);
  }
  return sizes;
};

/** Where the document of this id lies, in every storage. */
export const nameOf = (id: string): string => `files/${id.slice(-2)}/${id}`;

/** Writes down which documents lie at the service, as large as they are; the list is on the disk when this answers. */
export const writeServiceList = async (
  folder: string,
  documents: readonly KeptDocument[],
  sizes: ReadonlyMap<string, number>,
): Promise<NonNullable<Service['list']>> => {
  async function* lines(): AsyncIterable<Buffer> {
    for (const { id, sha256 } of documents) {
      const bytes = sizes.get(id);
      if (bytes !== undefined) yield Buffer.from(`${JSON.stringify({ name: nameOf(id), bytes, sha256 })}\n`);
    }
  }
  return { ...(await writeContent(folder, file, lines())), documents: sizes.size };
};

/** How large each document was when the backup was made, by its name at the service. */
export const readServiceList = async (folder: string): Promise<ReadonlyMap<string, number>> => {
  const sizes = new Map<string, number>();
  for await (const text of createInterface({ input: createReadStream(path.join(folder, file)) })) {
    const { name, bytes } = Line.parse(JSON.parse(text));
    sizes.set(name, bytes);
  }
  return sizes;
};
