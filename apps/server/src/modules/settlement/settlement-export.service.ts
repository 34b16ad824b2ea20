import { BusinessNumber } from '@balcao/contract/scalars';
import { SettlementFilter } from '@balcao/contract/settlement';
import { settlementItemList, settlementList } from '@balcao/contract/settlement-list';
import * as z from 'zod/mini';
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
import { presentItem, presentSettlement } from './settlement.present.ts';
import type { SettlementRow } from './settlement.tables.ts';
import {
  countBy,
  findSettlement,
  type ItemPlace,
  type ItemRow,
  listBy,
  listItems,
} from './settlement-list.repository.ts';

const limit = 2_000;
const exactly = Number.MAX_SAFE_INTEGER;
const settlementCells = valuesOf(settlementList);
const itemCells = valuesOf(settlementItemList);

/** Settlements as a file. */
export const createSettlementExport = ({ db }: { readonly db: Db }): ExportSource => {
  const by = ({ merchantId, filter }: ExportAsk) => ({ ...SettlementFilter.parse(filter), merchantId });
  return listExport(settlementList, {
    menu: 'payment.financial',
    filterOf: (_merchantId, filter) => filterRead(SettlementFilter, filter),
    count: (ask) => countBy(db, by(ask), exactly),
    values: async function* (ask) {
      const read = (place: Place | undefined) => listBy(db, by(ask), place, limit);
      const placeOf = (row: SettlementRow) => ({ at: row.startedAt, key: row.number });
      for await (const rows of inBatches({ read, placeOf, limit }))
        yield rows.map((row) => settlementCells(presentSettlement(row)));
    },
  });
};

const ItemFilter = z.strictObject({ number: BusinessNumber });

/** What is in one settlement as a file; a settlement of another team has nothing in it. */
export const createSettlementItemExport = ({ db }: { readonly db: Db }): ExportSource => {
  const numberOf = ({ filter }: ExportAsk): string => ItemFilter.parse(filter).number;
  return listExport(settlementItemList, {
    menu: 'payment.financial',
    filterOf: (_merchantId, filter) => filterRead(ItemFilter, filter),
    count: async (ask) => (await findSettlement(db, ask.merchantId, numberOf(ask)))?.count ?? 0,
    values: async function* (ask) {
      const read = (place: ItemPlace | undefined) => listItems(db, ask.merchantId, numberOf(ask), place, limit);
      const placeOf = ({ number, sequence }: ItemRow) => ({ orderNumber: number, sequence });
      for await (const rows of inBatches({ read, placeOf, limit }))
        yield rows.map((row) => itemCells(presentItem(row)));
    },
  });
};
