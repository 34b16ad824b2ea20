import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { waitAtMost } from '../../platform/wait-at-most.ts';
import type { KnowledgePlace } from './knowledge-source.repository.ts';
import { listBehind, listUnembedded, listVectors, putVectors, stampOf } from './knowledge-vector.repository.ts';

/** What makes vectors of texts, so that texts of like meaning have like vectors. */
export interface Embeddings {
  /** The name of the model: vectors of different ones are not compared. */
  readonly model: string;
  /** One for each text, in their order. May fail, and may be slow. */
  readonly embed: (texts: readonly string[]) => Promise<readonly Float32Array[]>;
}
interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send' | 'sendMany' | 'handle' | 'every'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly provider: () => Embeddings | undefined;
}
/** A search waits so long for a vector of its question. */
const waitedMs = 1_500;
const embeddedAtOnce = 64;
const batchesOfJob = 20;
const sweepSeconds = 3_600;
const channelsAtOnce = 200;
/** Vectors of channels that were searched last stay in memory, up to here. */
const heldBytesAtMost = 128 * 1024 * 1024;
const nearest = 20;
/** Cosines from here on say that texts are about the same; two texts of one language have more than nothing in common. */
const [nearFrom, surestNear] = [0.5, 0.9];

interface Held {
  readonly stamp: string;
  readonly ids: readonly string[];
  readonly vectors: readonly Float32Array[];
  readonly bytes: number;
}
const bytesOfNumber = 4;

/** Of length one, so that the product of two is their cosine. */
const normalised = (vector: Float32Array): Float32Array => {
  const length = Math.hypot(...vector) || 1;
  return vector.map((one) => one / length);
};
const bufferOf = (vector: Float32Array): Buffer => {
  const bytes = Buffer.alloc(vector.length * bytesOfNumber);
  for (const [at, one] of vector.entries()) bytes.writeFloatLE(one, at * bytesOfNumber);
  return bytes;
};
const vectorOf = (bytes: Buffer): Float32Array =>
  Float32Array.from({ length: bytes.length / bytesOfNumber }, (_, at) => bytes.readFloatLE(at * bytesOfNumber));
const cosine = (one: Float32Array, other: Float32Array): number => {
  if (one.length !== other.length) return 0;
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

/** Finds pieces by their meaning, where a provider of vectors was given; without one, or while it is silent, nothing. */
export const createKnowledgeVectors = ({ db, clock, jobs, log, provider }: Needs) => {
  const held = new Map<string, Held>();
  const hold = async (queries: Queries, place: KnowledgePlace, model: string): Promise<Held> => {
    const key = `${place.merchantId}.${place.channelId}.${model}`;
    const stamp = await stampOf(queries, place, model);
    const known = held.get(key);
    held.delete(key);
    const rows = known?.stamp === stamp ? [] : await listVectors(queries, place, model);
    const fresh =
      known?.stamp === stamp
        ? known
        : {
            stamp,
            ids: rows.map((row) => row.piece_id),
            vectors: rows.map((row) => vectorOf(row.vector)),
            bytes: rows.reduce((sum, row) => sum + row.vector.length, 0),
          };
    held.set(key, fresh);
    let bytes = [...held.values()].reduce((sum, one) => sum + one.bytes, 0);
    for (const [oldest, one] of held) {
      if (bytes <= heldBytesAtMost || oldest === key) break;
      held.delete(oldest);
      bytes -= one.bytes;
    }
    return fresh;
  };

  const embedSome = async (place: KnowledgePlace, { model, embed }: Embeddings): Promise<boolean> => {
    const pieces = await listUnembedded(db, place, model, embeddedAtOnce);
    if (pieces.length === 0) return false;
    const vectors = await embed(pieces.map(({ heading, text }) => `${heading}\n${text}`.trim()));
    if (vectors.length !== pieces.length)
      throw new Error('a provider answers with as many vectors as it was given texts');
    const made = pieces.map(({ id }, at) => ({ id, vector: bufferOf(normalised(vectors[at] ?? new Float32Array())) }));
    await transaction(db, (tx) => putVectors(tx, place, { model, now: clock.now() }, made));
    return pieces.length === embeddedAtOnce;
  };
  jobs.handle('knowledge.embed', async (place) => {
    const given = provider();
    if (!given) return;
    for (let batch = 0; batch < batchesOfJob; batch += 1) if (!(await embedSome(place, given))) return;
    await transaction(db, (tx) => jobs.send(tx, 'knowledge.embed', place));
  });
  // Another model, or one that was given later: every channel follows.
  jobs.every(sweepSeconds, 'knowledge.embed', async () => {
    const given = provider();
    if (!given) return;
    const behind = await listBehind(db, given.model, channelsAtOnce);
    const places = behind.map((row) => ({ merchantId: row.merchant_id, channelId: row.channel_id }));
    await transaction(db, (tx) => jobs.sendMany(tx, 'knowledge.embed', places));
  });

  return {
    /** Pieces came: their vectors are made by themselves. */
    follow: async (tx: Tx, { merchantId, channelId }: KnowledgePlace): Promise<void> => {
      if (provider()) await jobs.send(tx, 'knowledge.embed', { merchantId, channelId });
    },
    /** How near the nearest pieces are to a text in meaning, from 0 to 0.9, by their ids. Never fails, and waits for 1.5 s at most. */
    near: async (queries: Queries, place: KnowledgePlace, text: string): Promise<ReadonlyMap<string, number>> => {
      const given = provider();
      if (!given) return new Map();
      const silent = (message: string) => log.warn({ message }, 'no vectors from the provider');
      const made = await waitAtMost(given.embed([text]), waitedMs, silent).catch(() => undefined);
      const [vector] = made ?? [];
      if (!vector) return new Map();
      const asked = normalised(vector);
      const { ids, vectors } = await hold(queries, place, given.model);
      const all = ids.map((id, at) => ({ id, cosine: cosine(asked, vectors[at] ?? asked) }));
      const best = all.filter((one) => one.cosine > nearFrom).sort((a, b) => b.cosine - a.cosine);
      const nearOf = (value: number) => Math.min(1, (value - nearFrom) / (1 - nearFrom)) * surestNear;
      return new Map(best.slice(0, nearest).map((one) => [one.id, nearOf(one.cosine)]));
    },
  };
};
export type KnowledgeVectors = ReturnType<typeof createKnowledgeVectors>;
