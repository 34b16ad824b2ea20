import type { ReplyOf } from '@balcao/contract/endpoint';
import type { SourceKind } from '@balcao/contract/knowledge';
import { confidentScore, type Hit, hitsShown, type searchKnowledge } from '@balcao/contract/knowledge-search';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import { reachKnowledge } from './knowledge-access.ts';
import {
  countedAtMost,
  type FoundTerm,
  findByIds,
  findHits,
  findTerms,
  type HitRow,
} from './knowledge-search.repository.ts';
import { countPieces, type KnowledgePlace } from './knowledge-source.repository.ts';
import type { KnowledgeVectors } from './knowledge-vectors.ts';
import { likeFrom, likeness, marksOf, type Term, termsOf } from './knowledge-words.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach'>;
  readonly vectors: Pick<KnowledgeVectors, 'near'>;
}
/** What is looked for, in which channel. */
export interface KnowledgeQuestion extends KnowledgePlace {
  readonly text: string;
  readonly limit: number;
}
/** A piece that was found. */
export interface KnowledgeHit {
  readonly pieceId: string;
  readonly sourceId: string;
  /** How a person would call where it stands: the title of the source, or of a question and a post their own. */
  readonly sourceTitle: string;
  readonly kind: SourceKind;
  readonly heading: string;
  readonly text: string;
  /**
   * The share of what was asked that the piece has, by weight, from 0 to 1: rare words weigh more than frequent ones, those of every
   * sentence little; 15 hundredths are for what stands in title and headings. Words that the channel does not know count as missing, so
   * that a question about something else stays low. Comparable between questions, channels and languages.
   */
  readonly score: number;
}
/** Whether a piece answers what was asked, as a rule; below it, a robot is unsure. */
export const isConfident = ({ score }: Pick<KnowledgeHit, 'score'>): boolean => score >= confidentScore;

/** Candidates that are compared word by word for what was mistyped. */
const candidates = 40;
const shareOfHead = 0.15;
const [weightOfCommon, weightOfShort, shortLetters] = [0.15, 0.3, 2];
const lettersOfPrefix = 3;
const mistypedFrom = 5;

interface Asked extends FoundTerm {
  readonly term: Term;
  readonly weight: number;
  /** No piece of the channel has it: it may be mistyped, and is looked for by how it begins. */
  readonly isUnknown: boolean;
}
const askedOf = (terms: readonly Term[], found: readonly FoundTerm[], pieces: number): Asked[] =>
  found.flatMap((one) => {
    const term = terms[one.at];
    if (!term) return [];
    const { word } = term;
    const isUnknown = one.pieces === 0;
    const rarity = isUnknown ? 1 : 1 + Math.log10(Math.max(pieces, 1) / one.pieces) / 2;
    const isShort = word !== '' && word.length <= shortLetters && !/\d/.test(word);
    const weight = rarity * (one.is_common ? weightOfCommon : isShort ? weightOfShort : 1);
    const isMistyped = isUnknown && !one.is_common && word.length >= mistypedFrom;
    const [root = ''] = term.roots;
    const query = isMistyped ? `'${root.slice(0, lettersOfPrefix)}':*` : one.query;
    return [{ ...one, term, weight, isUnknown, query }];
  });

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
/** How like the likest word of a text is to one that was mistyped; 0 below what may be a slip. */
const likestIn = (text: string, word: string): number => {
  const likest = Math.max(0, ...wordsIn(text).map((other) => likeness(word, other)));
  return likest >= likeFrom ? likest : 0;
};

const scoreOf = (row: HitRow, asked: readonly Asked[]): number => {
  const [covers, heads] = [new Set(row.covers), new Set(row.heads)];
  const head = `${row.source_title} ${row.heading}`;
  let [all, got] = [0, 0];
  for (const { at, weight, isUnknown, term } of asked) {
    all += weight;
    const likest = isUnknown && covers.has(at) ? likestIn(`${head} ${row.text}`, term.word) : 1;
    if (covers.has(at)) got += weight * likest * (1 - shareOfHead);
    if (heads.has(at)) got += weight * (isUnknown ? likestIn(head, term.word) : 1) * shareOfHead;
  }
  return all === 0 ? 0 : got / all;
};

const titleOf = ({ kind, heading, source_title: title }: HitRow): string =>
  kind === 'question' || kind === 'post' ? heading : title;
const hitOf = (row: HitRow, score: number): KnowledgeHit => ({
  pieceId: row.id,
  sourceId: row.source_id,
  sourceTitle: titleOf(row),
  kind: row.kind,
  heading: row.heading,
  text: row.text,
  score: Math.round(score * 1_000) / 1_000,
});
/** Both count: what one way is sure of, the other cannot take away. */
const either = (one: number, other: number): number => 1 - (1 - one) * (1 - other);

/** Finds what a channel's robots know about a question. */
export const createKnowledgeSearch = ({ db, access, vectors }: Needs) => {
  const byWords = async (queries: Queries, place: KnowledgePlace, text: string) => {
    const terms = termsOf(text);
    if (terms.length === 0) return [];
    const [found, pieces] = [await findTerms(queries, place, terms), await countPieces(queries, place)];
    const asked = askedOf(terms, found, pieces);
    const known = asked.filter((one) => !one.isUnknown || one.query !== found[one.at]?.query);
    const telling = known.filter((one) => !one.is_common && one.pieces < countedAtMost);
    const frequent = known.filter((one) => !telling.includes(one) && (telling.length === 0 || !one.is_common));
    const rows = await findHits(queries, place, {
      terms: known.map(({ at, query, weight }) => ({ at, query, weight })),
      some: telling.map(({ query }) => query),
      all: frequent.map(({ query }) => query),
      limit: candidates,
    });
    // Words of every sentence that no piece has together: one of them is better than nothing.
    const some = telling.length === 0 && rows.length === 0 ? frequent.map(({ query }) => query) : [];
    const rest =
      some.length === 0
        ? []
        : await findHits(queries, place, {
            terms: known.map(({ at, query, weight }) => ({ at, query, weight })),
            some,
            all: [],
            limit: candidates,
          });
    return [...rows, ...rest].map((row) => ({ row, score: scoreOf(row, asked) }));
  };

  /** Best first, at most `limit`; also from within a transaction. A provider of meanings that is slow or away holds nothing up. */
  const search = async (queries: Queries, { text, limit, ...place }: KnowledgeQuestion): Promise<KnowledgeHit[]> => {
    const near = vectors.near(queries, place, text);
    const found = new Map((await byWords(queries, place, text)).map((one) => [one.row.id, one]));
    const meant = await near;
    const missing = [...meant.keys()].filter((id) => !found.has(id));
    for (const row of missing.length === 0 ? [] : await findByIds(queries, place, missing))
      found.set(row.id, { row, score: 0 });
    return [...found.values()]
      .map(({ row, score }) => hitOf(row, either(score, meant.get(row.id) ?? 0)))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.text.length - b.text.length)
      .slice(0, limit);
  };

  return {
    search,
    isConfident,
    /** The same for a member who tries it, with marks. */
    tryOut: async ({
      actor,
      params,
      query,
    }: Call<typeof searchKnowledge>): Promise<ReplyOf<typeof searchKnowledge>> => {
      const place = await reachKnowledge(access, db, actor, params.id);
      const terms = termsOf(query.text);
      const hits = await search(db, { ...place, text: query.text, limit: hitsShown });
      return {
        list: hits.map(
          ({ pieceId: id, ...hit }): Hit => ({
            id,
            ...hit,
            isConfident: isConfident(hit),
            marks: marksOf(hit.text, terms),
          }),
        ),
      };
    },
  };
};
export type KnowledgeSearch = ReturnType<typeof createKnowledgeSearch>;
