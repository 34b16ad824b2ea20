import { InstalmentFilter, statusOfPart } from '@balcao/contract/instalment';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Column, ExportAsk, ExportSource, Rows } from '../export/export.service.ts';
import { countParts, listPlans, type PartRow, type PlanRow, partsOfPlans } from './instalment.repository.ts';
import { sheetTexts, standingTexts, titleTexts } from './instalment.texts.ts';

const kinds: readonly Column['kind'][] = [
  ...(['digits', 'text', 'text', 'instant', 'count', 'count', 'money', 'money', 'day', 'text', 'instant'] as const),
];
const plansAtOnce = 1_000;

/** Orders that were paid in parts as a file: a row for each part. */
export const createInstalmentExport = ({ db }: { readonly db: Db }): ExportSource => {
  const by = ({ merchantId, filter }: ExportAsk) => ({ ...InstalmentFilter.parse(filter), merchantId });

  const rowOf = (plan: PlanRow, part: PartRow, { locale }: ExportAsk) => [
    plan.number,
    plan.goodsName,
    plan.cardBrand && plan.cardLast4 ? `${plan.cardBrand} ${plan.cardLast4}` : null,
    plan.completedAt.getTime(),
    part.sequence,
    plan.periods,
    part.amount,
    part.net,
    part.dueOn,
    standingTexts[locale][statusOfPart(part)],
    part.paidAt?.getTime() ?? null,
  ];

  async function* batches(ask: ExportAsk): AsyncGenerator<Rows> {
    let place: Place | undefined;
    for (;;) {
      const plans = await listPlans(db, by(ask), place, plansAtOnce);
      const parts = await partsOfPlans(db, ask.merchantId, plans);
      yield plans.flatMap((plan) => (parts.get(plan.number) ?? []).map((part) => rowOf(plan, part, ask)));
      const last = plans.at(-1);
      if (!last || plans.length < plansAtOnce) return;
      place = { at: last.completedAt, key: last.number };
    }
  }

  return {
    menu: 'payment.orders',
    name: (locale) => sheetTexts[locale],
    filterOf: (_merchantId, filter) => {
      const read = InstalmentFilter.safeParse(filter);
      if (!read.success) throw new Refusal('form_invalid', { issues: read.error.issues as never });
      return read.data;
    },
    columns: (locale) => kinds.map((kind, index) => ({ kind, title: titleTexts[locale][index] ?? '' })),
    count: (ask) => countParts(db, by(ask)),
    batches,
  };
};
