import type { ReplyOf } from '@balcao/contract/endpoint';
import type { listBroadcastTemplates } from '@balcao/contract/template-sending';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { TemplateSending } from '../template/template-sending.service.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reachWith'>;
  readonly templates: Pick<TemplateSending, 'listSendable'>;
}

/** The templates that a broadcast of a channel can say, for those who write there. */
export const createBroadcastTemplateList = ({ db, access, templates }: Needs) => ({
  list: async ({
    actor,
    params,
    query,
  }: Call<typeof listBroadcastTemplates>): Promise<ReplyOf<typeof listBroadcastTemplates>> => {
    const { channel } = await access.reachWith(db, actor, params.id, 'write');
    return templates.listSendable(db, channel.merchantId, query.search);
  },
});
export type BroadcastTemplateList = ReturnType<typeof createBroadcastTemplateList>;
