import type { Locale } from '@balcao/contract/locale';
import { type Preauth, PreauthFilter } from '@balcao/contract/preauth';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Column, ExportAsk, ExportSource, Rows } from '../export/export.service.ts';
import { countAll, listPage } from './preauth.repository.ts';
import { columnTexts, sheetTexts, statusTexts } from './preauth.texts.ts';
import type { PreauthListService } from './preauth-list.service.ts';

const kinds: readonly Column['kind'][] = [
  ...(['digits', 'text', 'text', 'text', 'text', 'money', 'money', 'instant', 'instant', 'instant'] as const),
];
const rowsAtOnce = 1_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly lists: Pick<PreauthListService, 'listedBy' | 'present'>;
}

const msOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));
const cellsOf = (one: Preauth, locale: Locale) => [
  one.number,
  one.merchantOrderNumber,
  one.status && statusTexts[locale][one.status],
  one.goodsName,
  one.card && `${one.card.brand} ${one.card.last4}`,
  one.authorised,
  one.captured,
  msOf(one.authorisedAt),
  msOf(one.holdsUntil),
  msOf(one.endedAt),
];

/** Pre-authorisations as a file, the words in the reader's language. */
export const createPreauthExport = ({ db, clock, lists }: Needs): ExportSource => {
  const by = ({ merchantId, filter }: ExportAsk) => lists.listedBy(merchantId, PreauthFilter.parse(filter));

  async function* batches(ask: ExportAsk): AsyncGenerator<Rows> {
    const asked = await by(ask);
    let place: Place | undefined;
    for (;;) {
      const rows = await listPage(db, asked, place, rowsAtOnce);
      yield (await lists.present(ask.merchantId, rows)).map((one) => cellsOf(one, ask.locale));
      const last = rows.at(-1);
      if (!last || rows.length < rowsAtOnce) return;
      place = { at: last.authorisedAt, key: last.orderNumber };
    }
  }

  return {
    menu: 'payment.orders',
    name: (locale) => sheetTexts[locale],
    // What is held while the file is made is not in it: it holds what the list showed.
    filterOf: (_merchantId, filter) => {
      const read = PreauthFilter.safeParse(filter);
      if (!read.success) throw new Refusal('form_invalid', { issues: read.error.issues as never });
      const now = clock.now().toISOString();
      const { to = now } = read.data;
      return { ...read.data, to: Date.parse(to) < Date.parse(now) ? to : now };
    },
    columns: (locale) => kinds.map((kind, index) => ({ kind, title: columnTexts[locale][index] ?? '' })),
    count: async (ask) => countAll(db, await by(ask)),
    batches,
  };
};
