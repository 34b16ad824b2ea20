import { type TemplateFigures, templateFigureDays } from '@balcao/contract/template';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db.ts';
import { figuresSince } from './template-figure.repository.ts';

const dayMs = 86_400_000;

/** Figures of the messages that were made from templates of a team in the last days, by the ids of the templates. */
export const figuresOfTemplates =
  ({ clock }: { readonly clock: Pick<Clock, 'now'> }) =>
  (
    queries: Queries,
    merchantId: string,
    templateIds: readonly string[],
  ): Promise<ReadonlyMap<string, TemplateFigures>> =>
    figuresSince(queries, { merchantId, templateIds }, new Date(clock.now().getTime() - templateFigureDays * dayMs));
