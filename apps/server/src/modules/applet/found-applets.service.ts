import { readAppletIcon } from '@balcao/contract/applet';
import { pathOf } from '@balcao/contract/endpoint';
import type { FoundApplet } from '@balcao/contract/opening';
import type { Queries } from '../../platform/db.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import type { AppletRow } from './applet.tables.ts';
import { type AppletPlace, findByAppId, findByPlaces, searchShelf } from './found-applets.repository.ts';

const present = (row: AppletRow): FoundApplet => ({
  appId: row.appId,
  name: row.name,
  abbreviation: row.abbreviation,
  category: row.category,
  intro: row.intro,
  icon: pathOf(readAppletIcon, { icon: row.iconId }),
});

/** Mini programs as people find them in the chat app, of all teams. */
export const createFoundApplets = () => ({
  present,

  /** Undefined where there is none with this AppID. */
  byAppId: (queries: Queries, appId: string): Promise<AppletRow | undefined> => findByAppId(queries, appId),

  /** Those on the shelf whose name has these words; without words the newest. */
  search: async (queries: Queries, text: string, limit: number): Promise<FoundApplet[]> =>
    (await searchShelf(queries, nameKeyOf(text), limit)).map(present),

  /** These by their ids, also what is off the shelf. */
  rowsOf: async (queries: Queries, places: readonly AppletPlace[]): Promise<ReadonlyMap<string, AppletRow>> =>
    new Map((places.length === 0 ? [] : await findByPlaces(queries, places)).map((row) => [row.id, row])),

  /** These, in the order in which they were asked for, without what is off the shelf. */
  byPlaces: async (queries: Queries, places: readonly AppletPlace[]): Promise<FoundApplet[]> => {
    const rows = new Map((await findByPlaces(queries, places)).map((row) => [row.id, row]));
    return places.flatMap(({ appletId }) => {
      const row = rows.get(appletId);
      return row && row.shelf !== 'off' ? [present(row)] : [];
    });
  },
});
export type FoundApplets = ReturnType<typeof createFoundApplets>;
