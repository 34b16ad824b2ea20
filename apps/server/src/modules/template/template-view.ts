import type { Template, TemplateDetail, TemplateFigures } from '@balcao/contract/template';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db.ts';
import { presentTemplate } from './template.present.ts';
import type { TemplateRow } from './template.tables.ts';
import type { TemplateQuality } from './template-quality.service.ts';
import type { TemplateReviews } from './template-review.service.ts';

/** The figures of templates of a team by their ids; one that was not sent has none. */
export type TemplateFiguresOf = (
  queries: Queries,
  merchantId: string,
  templateIds: readonly string[],
) => Promise<ReadonlyMap<string, TemplateFigures>>;
const sumOf = (all: readonly TemplateFigures[]): TemplateFigures => {
  const of = (name: keyof TemplateFigures) => all.reduce((sum, one) => sum + one[name], 0);
  return { sent: of('sent'), delivered: of('delivered'), read: of('read') };
};
interface Needs {
  readonly reviews: Pick<TemplateReviews, 'submissionOf'>;
  /** The figures of sent messages; from conversations and broadcasts. */
  readonly figures: () => readonly TemplateFiguresOf[];
  readonly quality: Pick<TemplateQuality, 'people'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Templates as their team sees them. */
export const createTemplateView = ({ reviews, figures, quality, clock }: Needs) => {
  const list = async (queries: Queries, merchantId: string, rows: readonly TemplateRow[]): Promise<Template[]> => {
    const sent = rows.filter(({ inUse }) => inUse !== null).map(({ id }) => id);
    const known: ReadonlyMap<string, TemplateFigures>[] = [];
    if (sent.length > 0) for (const figuresOf of figures()) known.push(await figuresOf(queries, merchantId, sent));
    return rows.map((row) => presentTemplate(row, sumOf(known.flatMap((one) => one.get(row.id) ?? []))));
  };
  const show = async (queries: Queries, row: TemplateRow): Promise<TemplateDetail> => {
    const [shown] = await list(queries, row.merchantId, [row]);
    if (!shown) throw new Error('one row has one view');
    const { reported, stopped } = await quality.people(queries, row, clock.now());
    const submission = await reviews.submissionOf(queries, row);
    return { ...shown, entry: row.entry, inUse: row.inUse, submission, complaints: reported + stopped };
  };
  return { list, show };
};
export type TemplateView = ReturnType<typeof createTemplateView>;
