import type { ReplyOf } from '@balcao/contract/endpoint';
import type { addFromTemplate, listOfferedTemplates } from '@balcao/contract/message-from-template';
import { sourceFieldsOf, sourceTitleOf } from '@balcao/contract/message-source';
import type { MessageTemplate } from '@balcao/contract/message-template';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { TemplateSending } from '../template/template-sending.service.ts';
import type { TemplateService } from './message-template.service.ts';
import { newTemplateRow } from './message-template-row.ts';

interface Needs {
  readonly db: Db;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly messages: Pick<TemplateService, 'put'>;
  readonly templates: () => Pick<TemplateSending, 'mustHold' | 'listSendable'>;
}

/** Subscribe messages that say a message template of the team: it was reviewed, so they are not once more (docs/decisions/110). */
export const createFromTemplates = ({ db, applets, messages, templates }: Needs) => ({
  offered: async ({
    actor,
    params,
    query,
  }: Call<typeof listOfferedTemplates>): Promise<ReplyOf<typeof listOfferedTemplates>> => {
    const { merchantId } = await applets.mustFind(db, actor.merchantId, params.id);
    return templates().listSendable(db, merchantId, query.search);
  },

  /** @throws Refusal `not_found`; `template_not_sendable` unless it is approved; `templates_full`. */
  add: (call: Call<typeof addFromTemplate>): Promise<MessageTemplate> =>
    idempotently(db, call, async (tx) => {
      const { actor, params, body, now } = call;
      const { merchantId, id: appletId } = await applets.mustFind(tx, actor.merchantId, params.id);
      const { templateId: sourceId } = body;
      const entry = await templates().mustHold(tx, merchantId, sourceId);
      const words = { title: null, ownTitle: sourceTitleOf(entry), ownCategory: null, fields: sourceFieldsOf(entry) };
      const made = { merchantId, id: newId(now), appletId, ...words, sourceId, createdAt: now };
      return messages.put(tx, call, newTemplateRow(made));
    }),
});
export type FromTemplates = ReturnType<typeof createFromTemplates>;
