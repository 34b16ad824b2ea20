import { SourceKind } from '@balcao/contract/knowledge';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { scopeOf } from './knowledge-piece.repository.ts';
import type { KnowledgePlace } from './knowledge-source.repository.ts';
import type { Term } from './knowledge-words.ts';

/** Pieces with a word are counted up to here: a word of more says little. */
export const countedAtMost = 500;
/** Pieces that are compared with the whole question. */
const comparedAtMost = 1_000;

const asQuery = (roots: readonly string[]): string => roots.map((root) => `'${root}'`).join(' & ');
/** In the index of all teams, pieces of this channel alone; it also stands beside every query as a condition. */
const scoped = (place: KnowledgePlace) => sql`${`'${scopeOf(place)}'`}::tsquery`;

const foundTerm = z.object({ at: z.number(), query: z.string(), is_common: z.boolean(), pieces: z.number() });
export type FoundTerm = z.infer<typeof foundTerm>;
/**
 * Of each term how it is asked for, whether it is one of the words that every sentence has in some language, and how many pieces of
 * the channel have it.
 */
export const findTerms = (queries: Queries, place: KnowledgePlace, terms: readonly Term[]): Promise<FoundTerm[]> => {
  const asked = JSON.stringify(terms.map(({ word, roots }, at) => ({ at, word, roots: asQuery(roots) })));
  return rowsOf(
    queries,
    foundTerm,
    sql`with asked as materialized (
        select r.at, r.word, r.roots::tsquery as roots, plainto_tsquery('portuguese', r.word) as portuguese,
          plainto_tsquery('spanish', r.word) as spanish, plainto_tsquery('english', r.word) as english
        from jsonb_to_recordset(${asked}::jsonb) as r(at int, word text, roots text)
      )
      select at, (roots || portuguese || spanish || english)::text as query,
        word <> '' and least(numnode(portuguese), numnode(spanish), numnode(english)) = 0 as is_common,
        (select count(*)::int from (
          select 1 from knowledge_piece p
          where p.merchant_id = ${place.merchantId}::uuid and p.channel_id = ${place.channelId}::uuid
            and p.words @@ (${scoped(place)} && (roots || portuguese || spanish || english))
          limit ${countedAtMost}
        ) counted) as pieces
      from asked order by at`,
  );
};

const hitRow = z.object({
  id: z.string(),
  source_id: z.string(),
  source_title: z.string(),
  kind: SourceKind,
  heading: z.string(),
  text: z.string(),
  covers: z.nullable(z.array(z.number())),
  heads: z.nullable(z.array(z.number())),
});
export type HitRow = z.infer<typeof hitRow>;

export interface WeighedTerm {
  readonly at: number;
  readonly query: string;
  readonly weight: number;
}
interface Asked {
  readonly terms: readonly WeighedTerm[];
  /** Pieces that have one of these are compared, and those that have all of the others. */
  readonly some: readonly string[];
  readonly all: readonly string[];
  readonly limit: number;
}
const chosen = sql`select p.id, p.source_id, s.title as source_title, s.kind, p.heading, p.text`;
/** Pieces with what of the question is in each and in its headings, those with most first. */
export const findHits = (
  queries: Queries,
  place: KnowledgePlace,
  { terms, some, all, limit }: Asked,
): Promise<HitRow[]> => {
  const ways = [
    ...(some.length > 0 ? [some.map((query) => `(${query})`).join(' | ')] : []),
    ...(all.length > 0 ? [all.map((query) => `(${query})`).join(' & ')] : []),
  ].map(
    (query) => sql`(select p.id from knowledge_piece p
      where p.merchant_id = ${place.merchantId}::uuid and p.channel_id = ${place.channelId}::uuid
        and p.words @@ (${scoped(place)} && ${query}::tsquery) limit ${comparedAtMost})`,
  );
  if (ways.length === 0) return Promise.resolve([]);
  return rowsOf(
    queries,
    hitRow,
    sql`with asked as materialized (
        select r.at, r.weight, r.query::tsquery as query
        from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as r(at int, weight float8, query text)
      ), found as materialized (${sql.join(ways, sql` union `)}), best as (
        select p.id, m.covers, m.heads, m.rank, length(p.text) as letters
        from found join knowledge_piece p on p.merchant_id = ${place.merchantId}::uuid
          and p.channel_id = ${place.channelId}::uuid and p.id = found.id
        cross join lateral (
          select array_agg(a.at) filter (where p.words @@ a.query) as covers,
            array_agg(a.at) filter (where p.head_words @@ a.query) as heads,
            coalesce(sum(a.weight) filter (where p.words @@ a.query), 0) * 0.85
              + coalesce(sum(a.weight) filter (where p.head_words @@ a.query), 0) * 0.15 as rank
          from asked a
        ) m
        order by m.rank desc, letters, p.id limit ${limit}
      )
      ${chosen}, best.covers, best.heads
      from best join knowledge_piece p on p.merchant_id = ${place.merchantId}::uuid
        and p.channel_id = ${place.channelId}::uuid and p.id = best.id
      join knowledge_source s on s.merchant_id = p.merchant_id and s.channel_id = p.channel_id and s.id = p.source_id
      order by best.rank desc, best.letters, p.id`,
  );
};

/** Pieces of a channel by their ids. */
export const findByIds = (queries: Queries, place: KnowledgePlace, ids: readonly string[]): Promise<HitRow[]> =>
  rowsOf(
    queries,
    hitRow,
    sql`${chosen}, null as covers, null as heads
      from knowledge_piece p
      join knowledge_source s on s.merchant_id = p.merchant_id and s.channel_id = p.channel_id and s.id = p.source_id
      where p.merchant_id = ${place.merchantId}::uuid and p.channel_id = ${place.channelId}::uuid
        and p.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`,
  );
