import { reaches } from '@balcao/contract/menus';
import { type TemplateFigures, templateFigureDays } from '@balcao/contract/template';
import type { TemplateMessage } from '@balcao/contract/template-use';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db.ts';
import { figuresSince, listSaying } from './message-source.repository.ts';
import type { ShownApplets } from './shown-applets.ts';

interface Needs {
  readonly clock: Pick<Clock, 'now'>;
  readonly shownApplets: Pick<ShownApplets, 'all'>;
}
type Worker = Parameters<typeof reaches>[0] & { readonly merchantId: string };
const dayMs = 86_400_000;

/** The subscribe messages that use a message template, and their figures. */
export const createSourceUses = ({ clock, shownApplets }: Needs) => ({
  /** Messages of the last days that say these templates: who got them, and who saw them. */
  figures: (
    queries: Queries,
    merchantId: string,
    sourceIds: readonly string[],
  ): Promise<ReadonlyMap<string, TemplateFigures>> =>
    figuresSince(queries, { merchantId, sourceIds }, new Date(clock.now().getTime() - templateFigureDays * dayMs)),

  /** For members who may look at mini programs. */
  listFor: async (queries: Queries, worker: Worker, templateId: string): Promise<TemplateMessage[]> => {
    if (!reaches(worker, 'applets.index', 'read')) return [];
    const rows = await listSaying(queries, worker.merchantId, templateId);
    const shown = await shownApplets.all(queries, rows);
    return rows.map(({ id: messageId, appletId, pausedAt }) => ({
      ...{ appletId, messageId, isPaused: pausedAt !== null },
      applet: shown.get(appletId)?.appletName ?? '',
    }));
  },
});
