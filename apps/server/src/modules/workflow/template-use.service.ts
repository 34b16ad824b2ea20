import { reaches } from '@balcao/contract/menus';
import type { TemplateUse, TemplateUses } from '@balcao/contract/template-use';
import type { Queries } from '../../platform/db.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import { listUses, type UseRow } from './template-use.repository.ts';

interface Needs {
  readonly access: Pick<ChannelAccess, 'withRight'>;
}
type Worker = Parameters<ChannelAccess['withRight']>[1] & Parameters<typeof reaches>[0];
const stateOf = ({ isPublished, isOn }: Pick<UseRow, 'isPublished' | 'isOn'>): TemplateUse['state'] => {
  if (!isPublished) return 'draft';
  return isOn ? 'on' : 'off';
};

/** Which workflows send a template. */
export const createTemplateUses = ({ access }: Needs) => ({
  /** With the names of those in channels that the member manages; the others are counted. */
  listFor: async (
    queries: Queries,
    worker: Worker,
    templateId: string,
  ): Promise<Pick<TemplateUses, 'list' | 'elsewhere'>> => {
    const rows = await listUses(queries, worker.merchantId, templateId);
    if (rows.length === 0) return { list: [], elsewhere: 0 };
    const ids = [...new Set(rows.map(({ channelId }) => channelId))];
    const mayKnow = reaches(worker, 'channels.index', 'read');
    const managed = mayKnow ? await access.withRight(queries, worker, ids, 'manage') : [];
    const names = new Map(managed.map(({ id, name }) => [id, name]));
    const list = rows.flatMap(({ channelId, workflowId, workflow, ...row }) => {
      const channel = names.get(channelId);
      return channel === undefined ? [] : [{ channelId, channel, workflowId, workflow, state: stateOf(row) }];
    });
    return { list, elsewhere: rows.length - list.length };
  },

  /** How many workflows use it, over all channels, and how many of them send it now. */
  count: async (queries: Queries, merchantId: string, templateId: string): Promise<{ all: number; on: number }> => {
    const rows = await listUses(queries, merchantId, templateId);
    return { all: rows.length, on: rows.filter((row) => stateOf(row) === 'on').length };
  },
});
