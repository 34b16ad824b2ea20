import { SourceKind } from '@balcao/contract/knowledge';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { scopeOf } from './knowledge-piece.repository.ts';
import type { KnowledgePlace } from './knowledge-source.repository.ts';
import type { Term } from './knowledge-words.ts';

/** A word in this many pieces does not help to find the right one. */
export const tellingBelow = 500;
/** Pieces that are compared with the whole question: of those with a telling word, and of those with all of the others. */
const [comparedAtMost, comparedOfAll] = [1_000, 250];
/** Words that begin like a mistyped one and are compared with it, and those that it may stand for. */
const [beginningAtMost, meantAtMost] = [5_000, 4];

const asQuery = (roots: readonly string[]): string => roots.map((root) => `'${root}'`).join(' & ');
/** In the index of all teams, pieces of this channel alone; every query also has the channel as a condition. */
const scoped = (place: KnowledgePlace) => sql`${`'${scopeOf(place)}'`}::tsquery`;

const foundTerm = z.object({ at: z.number(), query: z.string(), is_common: z.boolean(), pieces: z.number() });
export type FoundTerm = z.infer<typeof foundTerm>;
/**
 * Of each term how it is asked for, whether it is one of the words that every sentence has in some language, and how many pieces of
 * the channel have it, by the count of its words.
 */
export const findTerms = (queries: Queries, place: KnowledgePlace, terms: readonly Term[]): Promise<FoundTerm[]> => {
  const asked = JSON.stringify(terms.map(({ word, roots }, at) => ({ at, word, roots, query: asQuery(roots) })));
  const counted = sql`knowledge_word k where k.merchant_id = ${place.merchantId}::uuid
    and k.channel_id = ${place.channelId}::uuid and k.word`;
  return rowsOf(
    queries,
    foundTerm,
    sql`with asked as materialized (
        select r.at, r.word, r.roots, r.query::tsquery as query, plainto_tsquery('portuguese', r.word) as portuguese,
          plainto_tsquery('spanish', r.word) as spanish, plainto_tsquery('english', r.word) as english,
          tsvector_to_array(to_tsvector('portuguese', r.word) || to_tsvector('spanish', r.word) || to_tsvector('english', r.word)) as stems
        from jsonb_to_recordset(${asked}::jsonb) as r(at int, word text, roots text[], query text)
      )
      select at, (query || portuguese || spanish || english)::text as query,
        word <> '' and least(numnode(portuguese), numnode(spanish), numnode(english)) = 0 as is_common,
        greatest(
          (select min(coalesce((select k.pieces from ${counted} = r.root), 0)) from unnest(roots) as r(root)),
          (select max(k.pieces) from ${counted} = any(stems)), 0) as pieces
      from asked order by at`,
  );
};

const likeWord = z.object({ at: z.number(), word: z.string(), likeness: z.number() });
export type LikeWord = z.infer<typeof likeWord>;
/** Words of the channel that begin as these do and are like them by their threes of letters, the likest first. */
export const findLikeWords = (
  queries: Queries,
  place: KnowledgePlace,
  mistyped: readonly { readonly at: number; readonly root: string; readonly begins: string }[],
  atLeast: number,
): Promise<LikeWord[]> =>
  rowsOf(
    queries,
    likeWord,
    sql`select r.at, l.word, l.likeness
      from jsonb_to_recordset(${JSON.stringify(mistyped)}::jsonb) as r(at int, root text, begins text)
      cross join lateral (
        select b.word, similarity(b.word, r.root)::float8 as likeness from (
          select k.word from knowledge_word k
          where k.merchant_id = ${place.merchantId}::uuid and k.channel_id = ${place.channelId}::uuid
            and k.word >= r.begins and k.word < r.begins || chr(1114111) limit ${beginningAtMost}
        ) b where similarity(b.word, r.root) >= ${atLeast} order by likeness desc, b.word limit ${meantAtMost}
      ) l order by r.at, l.likeness desc`,
  );

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
  /** Whether it counts when the best are chosen; what is best is then looked at with all of them. */
  readonly isRanked: boolean;
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
    ...(some.length > 0 ? [{ sign: ' | ', queried: some, atMost: comparedAtMost }] : []),
    ...(all.length > 0 ? [{ sign: ' & ', queried: all, atMost: comparedOfAll }] : []),
  ].map(({ sign, queried, atMost }) => {
    const query = queried.map((one) => `(${one})`).join(sign);
    return sql`(select p.id from knowledge_piece p
      where p.merchant_id = ${place.merchantId}::uuid and p.channel_id = ${place.channelId}::uuid
        and p.words @@ (${scoped(place)} && ${query}::tsquery) limit ${atMost})`;
  });
  if (ways.length === 0) return Promise.resolve([]);
  return rowsOf(
    queries,
    hitRow,
    sql`with asked as materialized (
        select r.at, r.weight, r.query::tsquery as query, r."isRanked" as is_ranked
        from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as r(at int, weight float8, query text, "isRanked" boolean)
      ), found as materialized (${sql.join(ways, sql` union `)}), best as materialized (
        select p.id, m.rank, length(p.text) as letters
        from found join knowledge_piece p on p.merchant_id = ${place.merchantId}::uuid
          and p.channel_id = ${place.channelId}::uuid and p.id = found.id
        cross join lateral (
          select coalesce(sum(a.weight * ((p.words @@ a.query)::int * 0.85 + (p.head_words @@ a.query)::int * 0.15)), 0) as rank
          from asked a where a.is_ranked
        ) m
        order by m.rank desc, letters, p.id limit ${limit}
      )
      ${chosen}, (select array_agg(a.at) from asked a where p.words @@ a.query) as covers,
        (select array_agg(a.at) from asked a where p.head_words @@ a.query) as heads
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
