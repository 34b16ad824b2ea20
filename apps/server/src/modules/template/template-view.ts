import type { Template, TemplateDetail, TemplateFigures } from '@balcao/contract/template';
import type { Queries } from '../../platform/db.ts';
import { presentTemplate } from './template.present.ts';
import type { TemplateRow } from './template.tables.ts';
import type { TemplateReviews } from './template-review.service.ts';

/** The figures of templates of a team by their ids; one that was not sent has none. */
export type TemplateFiguresOf = (
  queries: Queries,
  merchantId: string,
  templateIds: readonly string[],
) => Promise<ReadonlyMap<string, TemplateFigures>>;
interface Needs {
  readonly reviews: Pick<TemplateReviews, 'submissionOf'>;
  /** What became of what was sent; conversations know it. */
  readonly figures: () => TemplateFiguresOf;
}

/** Templates as their team sees them. */
export const createTemplateView = ({ reviews, figures }: Needs) => {
  const list = async (queries: Queries, merchantId: string, rows: readonly TemplateRow[]): Promise<Template[]> => {
    const sent = rows.filter(({ inUse }) => inUse !== null).map(({ id }) => id);
    const known = sent.length > 0 ? await figures()(queries, merchantId, sent) : undefined;
    return rows.map((row) => presentTemplate(row, known?.get(row.id) ?? { sent: 0, delivered: 0, read: 0 }));
  };
  const show = async (queries: Queries, row: TemplateRow): Promise<TemplateDetail> => {
    const [shown] = await list(queries, row.merchantId, [row]);
    if (!shown) throw new Error('one row has one view');
    return { ...shown, entry: row.entry, inUse: row.inUse, submission: await reviews.submissionOf(queries, row) };
  };
  return { list, show };
};
export type TemplateView = ReturnType<typeof createTemplateView>;
