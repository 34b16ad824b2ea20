import { AppletFilter } from '@balcao/contract/applet';
import { appletList } from '@balcao/contract/applet-list';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import {
  type ExportAsk,
  type ExportSource,
  filterRead,
  inBatches,
  listExport,
  valuesOf,
} from '../export/export.service.ts';
import { presentApplet } from './applet.present.ts';
import { countRows, type ListedBy, listRows } from './applet.repository.ts';
import type { AppletRow } from './applet.tables.ts';
import type { AppletStandings } from './applet-standing.service.ts';

const limit = 200;
const cells = valuesOf(appletList);

/** The mini programs of a team as a file. */
export const createAppletExport = ({
  db,
  standings,
}: {
  readonly db: Db;
  readonly standings: AppletStandings;
}): ExportSource => {
  const by = ({ merchantId, filter }: ExportAsk): ListedBy => {
    const { search, ...rest } = AppletFilter.parse(filter);
    return { ...rest, merchantId, search: search === undefined ? undefined : nameKeyOf(search) };
  };
  return listExport(appletList, {
    menu: 'applets.index',
    filterOf: (_merchantId, filter) => filterRead(AppletFilter, filter),
    count: (ask) => countRows(db, by(ask)),
    values: async function* (ask) {
      const read = (place: Place | undefined) => listRows(db, by(ask), { place, limit, skip: 0 });
      const placeOf = ({ createdAt, id }: AppletRow) => ({ at: createdAt, key: id });
      for await (const rows of inBatches({ read, placeOf, limit })) {
        const ids = rows.map(({ id }) => id);
        const found = await standings(db, ask.merchantId, ids);
        yield rows.map((row) => cells(presentApplet(row, found.get(row.id))));
      }
    },
  });
};
