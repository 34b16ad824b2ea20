import type { Queries } from '../../platform/db.ts';
import type { ReviewPapers } from '../review/review-papers.service.ts';
import type { Viewer } from './channel.present.ts';
import type { ChannelAccess } from './channel-access.service.ts';
import { reviewKinds } from './channel-standing.ts';

interface Needs {
  readonly access: Pick<ChannelAccess, 'reach'>;
  readonly papers: ReviewPapers;
}
type Worker = Viewer & { readonly merchantId: string };
const kinds = Object.values(reviewKinds);

/** The documents that prove something of a channel. */
export const createChannelPapers = ({ access, papers }: Needs) => ({
  /** Those of these uploads of the team that are for a certification of one of its channels. */
  named: async (queries: Queries, merchantId: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set((await papers.subjectsOf(queries, merchantId, kinds, ids)).keys()),

  /** Whether an upload is for a certification of a channel that the member manages. */
  mayOpen: async (queries: Queries, actor: Worker, id: string): Promise<boolean> => {
    const channels = (await papers.subjectsOf(queries, actor.merchantId, kinds, [id])).get(id) ?? [];
    for (const channelId of channels)
      if ((await access.reach(queries, actor, channelId)).rights.includes('manage')) return true;
    return false;
  },
});
