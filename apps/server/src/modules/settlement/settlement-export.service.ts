import type { Locale } from '@balcao/contract/locale';
import { methodNames } from '@balcao/contract/order-method-names';
import { productNames } from '@balcao/contract/product-names';
import { BusinessNumber } from '@balcao/contract/scalars';
import { SettlementFilter } from '@balcao/contract/settlement';
import * as z from 'zod/mini';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Column, ExportAsk, ExportSource, Rows } from '../export/export.service.ts';

import { presentSums } from './settlement.present.ts';
import type { SettlementRow } from './settlement.tables.ts';
import { itemSheet, settlementSheet, statusTexts } from './settlement.texts.ts';
import {
  countBy,
  findSettlement,
  type ItemPlace,
  type ItemRow,
  listBy,
  listItems,
} from './settlement-list.repository.ts';

const rowsAtOnce = 2_000;
const exactly = Number.MAX_SAFE_INTEGER;
const settlementKinds: readonly Column['kind'][] = [
  ...(['digits', 'day', 'text', 'text', 'count', 'money', 'money', 'money', 'money', 'instant', 'instant'] as const),
];
const itemKinds: readonly Column['kind'][] = [
  ...(['digits', 'text', 'text', 'count', 'count', 'instant', 'money', 'money', 'money', 'money'] as const),
];
const columnsOf = (titles: readonly string[], kinds: readonly Column['kind'][]): Column[] =>
  kinds.map((kind, index) => ({ kind, title: titles[index] ?? '' }));
const moneyOf = (row: { readonly amount: number; readonly fee: number; readonly net: number }): number[] => {
  const { amount, fee, refunded, net } = presentSums(row);
  return [amount, fee, refunded, net];
};
const readAs = <S extends z.ZodMiniType>(schema: S, filter: unknown): z.infer<S> => {
  const read = schema.safeParse(filter);
  if (!read.success) throw new Refusal('form_invalid', { issues: read.error.issues as never });
  return read.data;
};

/** Settlements as a file. */
export const createSettlementExport = ({ db }: { readonly db: Db }): ExportSource => {
  const by = ({ merchantId, filter }: ExportAsk) => ({ ...SettlementFilter.parse(filter), merchantId });
  const rowOf = (row: SettlementRow, locale: Locale) => [
    ...[row.number, row.day, methodNames[locale][row.method], statusTexts[locale][row.status], row.count],
    ...moneyOf(row),
    ...[row.startedAt.getTime(), row.completedAt?.getTime() ?? null],
  ];
  async function* batches(ask: ExportAsk): AsyncGenerator<Rows> {
    let place: Place | undefined;
    for (;;) {
      const rows = await listBy(db, by(ask), place, rowsAtOnce);
      yield rows.map((row) => rowOf(row, ask.locale));
      const last = rows.at(-1);
      if (!last || rows.length < rowsAtOnce) return;
      place = { at: last.startedAt, key: last.number };
    }
  }
  return {
    menu: 'payment.financial',
    name: (locale) => settlementSheet[locale].name,
    filterOf: (_merchantId, filter) => readAs(SettlementFilter, filter),
    columns: (locale) => columnsOf(settlementSheet[locale].titles, settlementKinds),
    count: (ask) => countBy(db, by(ask), exactly),
    batches,
  };
};

const ItemFilter = z.strictObject({ number: BusinessNumber });

/** What is in one settlement as a file; a settlement of another team has nothing in it. */
export const createSettlementItemExport = ({ db }: { readonly db: Db }): ExportSource => {
  const numberOf = ({ filter }: ExportAsk): string => ItemFilter.parse(filter).number;
  const rowOf = (row: ItemRow, locale: Locale) => [
    ...[row.number, row.goodsName, productNames[locale][row.product as keyof (typeof productNames)[Locale]]],
    ...[row.sequence || null, row.instalments, new Date(row.paidAt).getTime()],
    ...moneyOf(row),
  ];
  async function* batches(ask: ExportAsk): AsyncGenerator<Rows> {
    let place: ItemPlace | undefined;
    for (;;) {
      const rows = await listItems(db, ask.merchantId, numberOf(ask), place, rowsAtOnce);
      yield rows.map((row) => rowOf(row, ask.locale));
      const last = rows.at(-1);
      if (!last || rows.length < rowsAtOnce) return;
      place = { orderNumber: last.number, sequence: last.sequence };
    }
  }
  return {
    menu: 'payment.financial',
    name: (locale) => itemSheet[locale].name,
    filterOf: (_merchantId, filter) => readAs(ItemFilter, filter),
    columns: (locale) => columnsOf(itemSheet[locale].titles, itemKinds),
    count: async (ask) => (await findSettlement(db, ask.merchantId, numberOf(ask)))?.count ?? 0,
    batches,
  };
};
