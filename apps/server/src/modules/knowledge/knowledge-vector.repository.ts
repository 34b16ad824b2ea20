import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import type { KnowledgePlace } from './knowledge-source.repository.ts';

const stamp = z.object({ stamp: z.string() });
/** Another one whenever vectors of the model came or went. */
export const stampOf = async (queries: Queries, place: KnowledgePlace, model: string): Promise<string> => {
  const [row] = await rowsOf(
    queries,
    stamp,
    sql`select count(*) || '.' || coalesce(max(made_at)::text, '') as stamp from knowledge_vector
      where merchant_id = ${place.merchantId}::uuid and channel_id = ${place.channelId}::uuid and model = ${model}`,
  );
  return row?.stamp ?? '';
};

const vectorRow = z.object({ piece_id: z.string(), vector: z.instanceof(Buffer) });
export const listVectors = (queries: Queries, place: KnowledgePlace, model: string) =>
  rowsOf(
    queries,
    vectorRow,
    sql`select piece_id, vector from knowledge_vector
      where merchant_id = ${place.merchantId}::uuid and channel_id = ${place.channelId}::uuid and model = ${model}`,
  );

const piece = z.object({ id: z.string(), heading: z.string(), text: z.string() });
/** Pieces of a channel without an embedding yet. */
export const listUnembedded = (queries: Queries, place: KnowledgePlace, model: string, limit: number) =>
  rowsOf(
    queries,
    piece,
    sql`select p.id, p.heading, p.text from knowledge_piece p
      where p.merchant_id = ${place.merchantId}::uuid and p.channel_id = ${place.channelId}::uuid and not exists (
        select 1 from knowledge_vector v where v.merchant_id = p.merchant_id and v.channel_id = p.channel_id
          and v.piece_id = p.id and v.model = ${model})
      limit ${limit}`,
  );

/** Of pieces that went meanwhile nothing is kept. */
export const putVectors = async (
  tx: Tx,
  place: KnowledgePlace,
  { model, now }: { readonly model: string; readonly now: Date },
  vectors: readonly { readonly id: string; readonly vector: Buffer }[],
): Promise<void> => {
  const rows = JSON.stringify(vectors.map(({ id, vector }) => ({ id, vector: vector.toString('base64') })));
  await tx.execute(sql`insert into knowledge_vector (merchant_id, channel_id, piece_id, model, vector, made_at)
    select p.merchant_id, p.channel_id, p.id, ${model}, decode(r.vector, 'base64'), ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, vector text)
    join knowledge_piece p on p.merchant_id = ${place.merchantId}::uuid and p.channel_id = ${place.channelId}::uuid and p.id = r.id
    for key share of p
    on conflict (merchant_id, channel_id, piece_id) do update
      set model = excluded.model, vector = excluded.vector, made_at = excluded.made_at`);
};

const channelRow = z.object({ merchant_id: z.string(), channel_id: z.string() });
/** Channels, of all teams, with pieces without an embedding yet. */
export const listBehind = (queries: Queries, model: string, limit: number) =>
  rowsOf(
    queries,
    channelRow,
    sql`select s.merchant_id, s.channel_id from knowledge_stock s
      where s.pieces > (select count(*) from knowledge_vector v
        where v.merchant_id = s.merchant_id and v.channel_id = s.channel_id and v.model = ${model})
      limit ${limit}`,
  );
