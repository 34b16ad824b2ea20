import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createSemaphore } from '../../platform/semaphore.ts';
import { createContentCache } from './content-cache.ts';

export type Coding = 'br' | 'gzip';
const codings: readonly Coding[] = ['br', 'gzip'];

const cacheBytes = 64 * 1024 * 1024;
/** Smaller ones do not become much smaller. */
const bytesAtLeast = 1024;
/** One file is compressed at a time, and few wait for it: all others are sent as they are. */
const places = { places: 1, waitingAtMost: 8 } as const;

const compressions: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** The codings that a browser takes; one that it gives the weight 0 it does not take. */
const takenBy = (acceptEncoding: string): ReadonlySet<string> =>
  new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => part.replaceAll(' ', '').split(';q='))
      .filter(([, weight]) => weight === undefined || Number(weight) > 0)
      .map(([name = '']) => name),
  );

/** Text is sent compressed; pictures, fonts and sounds are so already. */
export const codingFor = (type: string, bytes: number, acceptEncoding: string | undefined): Coding | undefined => {
  if (bytes < bytesAtLeast || !/^(?:text\/|application\/json|image\/svg)/.test(type)) return undefined;
  const taken = takenBy(acceptEncoding ?? '');
  return codings.find((coding) => taken.has(coding));
};

interface Asked {
  readonly sha256: string;
  readonly coding: Coding | undefined;
  readonly read: () => Promise<Buffer | undefined>;
}

/** Contents of files, plain and compressed, kept in memory by their SHA-256 (rule: costly-work-is-bounded). */
export const createCodedContents = () => {
  const cache = createContentCache(cacheBytes);
  const inTurn = createSemaphore(places);

  const plain = async ({ sha256, read }: Asked): Promise<Buffer | undefined> => {
    const content = cache.get(sha256) ?? (await read());
    if (content) cache.put(sha256, content);
    return content;
  };

  return {
    /** The content, and how it is coded. Undefined where there is none. */
    get: async (asked: Asked): Promise<{ bytes: Buffer; coding: Coding | undefined } | undefined> => {
      const { sha256, coding } = asked;
      const kept = coding && cache.get(`${sha256}.${coding}`);
      if (kept) return { bytes: kept, coding };
      const content = await plain(asked);
      if (!content || !coding) return content && { bytes: content, coding: undefined };
      try {
        const bytes = await inTurn(() => compressions[coding](content));
        cache.put(`${sha256}.${coding}`, bytes);
        return { bytes, coding };
      } catch {
        return { bytes: content, coding: undefined };
      }
    },
  };
};
