import { InstalmentFilter } from '@balcao/contract/instalment';
import { instalmentPartList } from '@balcao/contract/instalment-list';
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
import { presentPart, presentPlan } from './instalment.present.ts';
import { countParts, listPlans, type PlanRow, partsOfPlans } from './instalment.repository.ts';

const cellsOf = valuesOf(instalmentPartList);

/** Orders that were paid in parts as a file: a row for each part. */
export const createInstalmentExport = ({ db }: { readonly db: Db }): ExportSource => {
  const by = ({ merchantId, filter }: ExportAsk) => ({ ...InstalmentFilter.parse(filter), merchantId });
  return listExport(instalmentPartList, {
    menu: 'payment.orders',
    filterOf: (_merchantId, filter) => filterRead(InstalmentFilter, filter),
    count: (ask) => countParts(db, by(ask)),
    values: async function* (ask) {
      const read = (place: Place | undefined, limit: number) => listPlans(db, by(ask), place, limit);
      const placeOf = ({ completedAt, number }: PlanRow) => ({ at: completedAt, key: number });
      for await (const plans of inBatches({ read, placeOf, limit: 1_000 })) {
        const parts = await partsOfPlans(db, ask.merchantId, plans);
        yield plans.flatMap((row) => {
          const plan = presentPlan(row);
          return (parts.get(row.number) ?? []).map((part) => cellsOf({ plan, part: presentPart(part) }));
        });
      }
    },
  });
};
