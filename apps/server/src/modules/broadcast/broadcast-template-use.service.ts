import { reaches } from '@balcao/contract/menus';
import { type TemplateFigures, templateFigureDays } from '@balcao/contract/template';
import { type TemplateBroadcast, templateBroadcastsShown } from '@balcao/contract/template-use';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import { countUnfinished, figuresSince, listUses } from './broadcast-template.repository.ts';

interface Needs {
  readonly clock: Pick<Clock, 'now'>;
  readonly found: Pick<FoundChannels, 'byPlaces'>;
}
type Worker = Parameters<typeof reaches>[0] & { readonly merchantId: string };
const dayMs = 86_400_000;

/** The broadcasts that use a template, and their figures. */
export const createBroadcastTemplateUses = ({ clock, found }: Needs) => ({
  /** People who had broadcasts of the last days that said these templates, and who saw them. */
  figures: (
    queries: Queries,
    merchantId: string,
    templateIds: readonly string[],
  ): Promise<ReadonlyMap<string, TemplateFigures>> =>
    figuresSince(queries, { merchantId, templateIds }, new Date(clock.now().getTime() - templateFigureDays * dayMs)),

  /** The newest of them, for members who may look at channels. */
  listFor: async (queries: Queries, worker: Worker, templateId: string): Promise<TemplateBroadcast[]> => {
    if (!reaches(worker, 'channels.index', 'read')) return [];
    const { merchantId } = worker;
    const rows = await listUses(queries, merchantId, templateId, templateBroadcastsShown);
    const places = rows.map(({ channelId }) => ({ merchantId, channelId }));
    const channels = await found.byPlaces(queries, places);
    return rows.map(({ id: broadcastId, channelId, state, sentAt, scheduledAt }) => ({
      ...{ channelId, broadcastId, state },
      channel: channels.get(channelId)?.name ?? '',
      at: (sentAt ?? (state === 'draft' ? null : scheduledAt))?.toISOString() ?? null,
    }));
  },

  /** How many of a team wait to be sent with it, or are on their way. */
  countUnfinished,
});
