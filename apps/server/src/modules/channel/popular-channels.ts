import type { AppletCategory } from '@balcao/contract/applet-category';
import type { ChannelLanguage } from '@balcao/contract/channel';
import type { Queries } from '../../platform/db.ts';
import type { ChannelRow } from './channel.tables.ts';
import { findByPlaces, searchOpen } from './found-channel.repository.ts';

/** Of a language, or of a kind. */
export type PopularOf =
  | { readonly language: ChannelLanguage; readonly category?: undefined }
  | { readonly category: AppletCategory; readonly language?: undefined };

/** So many of each language and kind are looked at. */
const lookedAt = 50;
const keptMs = 60_000;

interface Kept {
  readonly until: number;
  readonly rows: Promise<readonly ChannelRow[]>;
}

/**
 * Open channels for everyone with most followers. Which they are is kept for a minute: every phone asks for them. There are no more
 * lists than languages and kinds.
 */
export const createPopularChannels = () => {
  const kept = new Map<string, Kept>();
  const listOf = (queries: Queries, of: PopularOf, now: Date): Promise<readonly ChannelRow[]> => {
    const key = of.language ?? of.category;
    const known = kept.get(key);
    if (known && known.until > now.getTime()) return known.rows;
    const rows = searchOpen(queries, { nameKey: '', ...of }, lookedAt);
    kept.set(key, { until: now.getTime() + keptMs, rows });
    rows.catch(() => kept.delete(key));
    return rows;
  };
  return {
    /** Without those that the person follows. What is kept may have closed, or be frozen, since: each one is looked at again. */
    of: async (
      queries: Queries,
      { kinds, without, now }: { kinds: readonly PopularOf[]; without: ReadonlySet<string>; now: Date },
      limit: number,
    ): Promise<ChannelRow[]> => {
      const lists = await Promise.all(kinds.map((of) => listOf(queries, of, now)));
      const found = new Map(lists.flat().map((row) => [row.id, row]));
      const most = [...found.values()]
        .filter(({ id }) => !without.has(id))
        .sort((one, other) => other.followers - one.followers)
        .slice(0, 2 * limit);
      if (most.length === 0) return [];
      const places = most.map(({ merchantId, id }) => ({ merchantId, channelId: id }));
      const rows = new Map((await findByPlaces(queries, places)).map((row) => [row.id, row]));
      return most
        .flatMap(({ id }) => rows.get(id) ?? [])
        .filter(({ type, state, frozenAt }) => type === 'everyone' && state === 'open' && frozenAt === null)
        .slice(0, limit);
    },
  };
};
