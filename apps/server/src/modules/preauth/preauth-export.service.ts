import { PreauthFilter } from '@balcao/contract/preauth';
import { preauthList } from '@balcao/contract/preauth-list';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import {
  type ExportAsk,
  type ExportSource,
  filterRead,
  inBatches,
  listExport,
  valuesOf,
} from '../export/export.service.ts';
import { countAll, listPage } from './preauth.repository.ts';
import type { PreauthRow } from './preauth.tables.ts';
import type { PreauthListService } from './preauth-list.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly lists: Pick<PreauthListService, 'listedBy' | 'present'>;
}
const cellsOf = valuesOf(preauthList);

/** Pre-authorisations as a file, the words in the reader's language. */
export const createPreauthExport = ({ db, clock, lists }: Needs): ExportSource => {
  const by = ({ merchantId, filter }: ExportAsk) => lists.listedBy(merchantId, PreauthFilter.parse(filter));
  return listExport(preauthList, {
    menu: 'payment.orders',
    // What is held while the file is made is not in it: it holds what the list showed.
    filterOf: (_merchantId, filter) => {
      const wanted = filterRead(PreauthFilter, filter);
      const now = clock.now().toISOString();
      const { to = now } = wanted;
      return { ...wanted, to: Date.parse(to) < Date.parse(now) ? to : now };
    },
    count: async (ask) => countAll(db, await by(ask)),
    values: async function* (ask) {
      const asked = await by(ask);
      const read = (place: Place | undefined, limit: number) => listPage(db, asked, place, limit);
      const placeOf = ({ authorisedAt, orderNumber }: PreauthRow) => ({ at: authorisedAt, key: orderNumber });
      for await (const rows of inBatches({ read, placeOf, limit: 1_000 }))
        yield (await lists.present(ask.merchantId, rows)).map(cellsOf);
    },
  });
};
