import type { ReplyOf } from '@balcao/contract/endpoint';
import type { SourceKind } from '@balcao/contract/knowledge';
import { confidentScore, type Hit, hitsShown, type searchKnowledge } from '@balcao/contract/knowledge-search';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import { reachKnowledge } from './knowledge-access.ts';
import {
  type FoundTerm,
  findByIds,
  findHits,
  findLikeWords,
  findTerms,
  type HitRow,
  type LikeWord,
  tellingBelow,
} from './knowledge-search.repository.ts';
import { countPieces, type KnowledgePlace } from './knowledge-source.repository.ts';
import type { KnowledgeVectors } from './knowledge-vectors.ts';
import { likeFrom, marksOf, type Term, termsOf } from './knowledge-words.ts';

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

/** The best pieces, which are then scored against the whole question. */
const candidates = 40;
const shareOfHead = 0.15;
const [weightOfCommon, weightOfShort, shortLetters] = [0.15, 0.3, 2];
const lettersOfPrefix = 3;
const mistypedFrom = 5;

/** A word that a mistyped one may stand for, numbered behind the terms of the question. */
interface Meant {
  readonly at: number;
  readonly query: string;
  readonly likeness: number;
}
interface Asked extends FoundTerm {
  readonly weight: number;
  readonly isKnown: boolean;
  readonly meant: readonly Meant[];
}
/** No piece has it, and it is long enough to be told from others by its letters. */
const isMistyped = ({ is_common, pieces }: FoundTerm, { word }: Term): boolean =>
  pieces === 0 && !is_common && word.length >= mistypedFrom;
const askedOf = (
  terms: readonly Term[],
  found: readonly FoundTerm[],
  { pieces, like }: { readonly pieces: number; readonly like: readonly LikeWord[] },
): Asked[] =>
  found.flatMap((one) => {
    const term = terms[one.at];
    if (!term) return [];
    const { word } = term;
    const isKnown = one.pieces > 0;
    const rarity = isKnown ? 1 + Math.log10(Math.max(pieces, one.pieces) / one.pieces) / 2 : 1;
    const isShort = word !== '' && word.length <= shortLetters && !/\d/.test(word);
    const weight = rarity * (one.is_common ? weightOfCommon : isShort ? weightOfShort : 1);
    const meant = like.flatMap((other, index) =>
      other.at === one.at ? [{ at: terms.length + index, query: lexemeOf(other.word), likeness: other.likeness }] : [],
    );
    return [{ ...one, weight, isKnown, meant }];
  });
const lexemeOf = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** How much of a term is in words that a piece has; of a mistyped one by how like the likest is. */
const shareIn = (has: ReadonlySet<number>, { at, meant }: Asked): number =>
  has.has(at) ? 1 : Math.max(0, ...meant.map((one) => (has.has(one.at) ? one.likeness : 0)));
const scoreOf = (row: HitRow, asked: readonly Asked[]): number => {
  const [covers, heads] = [new Set(row.covers), new Set(row.heads)];
  let [all, got] = [0, 0];
  for (const one of asked) {
    all += one.weight;
    got += one.weight * (shareIn(covers, one) * (1 - shareOfHead) + shareIn(heads, one) * shareOfHead);
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
  /** The terms of a question as this channel knows them, and what stands for those that it does not know. */
  const weigh = async (queries: Queries, place: KnowledgePlace, terms: readonly Term[]): Promise<Asked[]> => {
    const [found, pieces] = [await findTerms(queries, place, terms), await countPieces(queries, place)];
    const mistyped = found.flatMap((one) => {
      const { at } = one;
      const [term, [root = '']] = [terms[at], terms[at]?.roots ?? []];
      return term && isMistyped(one, term) ? [{ at, root, begins: root.slice(0, lettersOfPrefix) }] : [];
    });
    const like = mistyped.length === 0 ? [] : await findLikeWords(queries, place, mistyped, likeFrom);
    return askedOf(terms, found, { pieces, like });
  };
  const byWords = async (queries: Queries, place: KnowledgePlace, text: string) => {
    const terms = termsOf(text);
    if (terms.length === 0) return [];
    const asked = await weigh(queries, place, terms);
    const known = asked.filter(({ isKnown }) => isKnown);
    const meant = asked.flatMap((one) =>
      one.meant.map(({ at, query, likeness }) => ({ at, query, weight: one.weight * likeness, isRanked: true })),
    );
    const few = known.filter((one) => !one.is_common && one.pieces < tellingBelow);
    const some = [...few, ...meant].map(({ query }) => query);
    const isTold = some.length > 0;
    const frequent = known.filter((one) => !few.includes(one) && !(isTold && one.is_common));
    const own = known.map((one) => ({ ...one, isRanked: !(isTold && one.is_common) }));
    const weighed = [...own, ...meant].map(({ at, query, weight, isRanked }) => ({ at, query, weight, isRanked }));
    const all = frequent.map(({ query }) => query);
    const rows = await findHits(queries, place, { terms: weighed, some, all, limit: candidates });
    // Words of every sentence that no piece has together: one of them is better than nothing.
    const rest =
      isTold || rows.length > 0
        ? []
        : await findHits(queries, place, { terms: weighed, some: all, all: [], limit: candidates });
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
