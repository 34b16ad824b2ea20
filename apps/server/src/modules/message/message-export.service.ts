import { MessageDeliveryFilter } from '@balcao/contract/message-delivery';
import { messageDeliveryList } from '@balcao/contract/message-delivery-list';
import { titleIn } from '@balcao/contract/message-wording';
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
import { presentDelivery } from './message-delivery.present.ts';
import { countAllDeliveries, type Listed, listDeliveries } from './message-delivery.repository.ts';

const cellsOf = valuesOf(messageDeliveryList);
const limit = 1_000;

/** The messages that a mini program sent as a file; of one of another team there are none. */
export const createDeliveryExport = ({ db }: { readonly db: Db }): ExportSource => {
  const by = ({ merchantId, filter }: ExportAsk) => ({ ...MessageDeliveryFilter.parse(filter), merchantId });
  return listExport(messageDeliveryList, {
    menu: 'applets.index',
    filterOf: (_merchantId, filter) => filterRead(MessageDeliveryFilter, filter),
    count: (ask) => countAllDeliveries(db, by(ask)),
    values: async function* (ask) {
      const read = (place: Place | undefined) => listDeliveries(db, by(ask), { place, limit, skip: 0 });
      const placeOf = ({ delivery }: Listed) => ({ at: delivery.sentAt, key: delivery.id });
      for await (const rows of inBatches({ read, placeOf, limit }))
        yield rows.map((row) => {
          const delivery = presentDelivery(row);
          return cellsOf({ ...delivery, title: titleIn(delivery.title, ask.locale) });
        });
    },
  });
};
