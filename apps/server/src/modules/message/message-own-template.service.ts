import type { ReplyOf } from '@balcao/contract/endpoint';
import { defaultLocale } from '@balcao/contract/locale';
import { LogEvent } from '@balcao/contract/log';
import type { OwnTemplateEntry } from '@balcao/contract/message-own-form';
import {
  type changeOwnTemplate,
  type createOwnTemplate,
  type getOwnTemplate,
  type listOwnTemplates,
  type OwnTemplate,
  type OwnTemplateDetail,
  ownTemplateOpen,
  type removeOwnTemplate,
} from '@balcao/contract/message-own-template';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import type { OwnTemplateReviews } from './message-own-review.service.ts';
import {
  deleteOwnTemplate,
  findOwnTemplate,
  insertOwnTemplate,
  listUnderWay,
  type OwnTemplateKey,
  updateOwnTemplate,
} from './message-own-template.repository.ts';
import type { OwnTemplateRow } from './message-own-template.tables.ts';
import { mustHaveRoom } from './message-template-room.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly reviews: Pick<OwnTemplateReviews, 'submissionOf'>;
}
type Happened = 'ownTemplateWritten' | 'ownTemplateSubmitted' | 'ownTemplateCancelled' | 'ownTemplateRemoved';
type AnyCall = Pick<Call<typeof getOwnTemplate>, 'actor' | 'params'>;

/** Of what is over, the title stands as what was; of the rest, as what is. */
const isOver: ReadonlySet<Happened> = new Set(['ownTemplateCancelled', 'ownTemplateRemoved']);

export const ownTemplateKeyOf = ({ actor, params }: AnyCall): Required<OwnTemplateKey> => ({
  merchantId: actor.merchantId,
  appletId: params.id,
  id: params.templateId,
});

/** As its server will name them: the kind and the place, `text1`, `amount2`. */
const named = (fields: OwnTemplateEntry['fields']): OwnTemplateRow['fields'] =>
  fields.map((field, index) => ({ name: `${field.kind}${index + 1}`, ...field }));

export const presentOwnTemplate = (row: OwnTemplateRow): OwnTemplate => {
  const { id, state, title, scene, category, fields, version, updatedAt } = row;
  return { id, state, title, scene, category, fields, version, updatedAt: updatedAt.toISOString() };
};

/** Tells everyone who looks, and the log by the Portuguese title. */
export const createOwnTemplateTelling =
  ({ events, logs, applets }: Pick<Needs, 'events' | 'logs' | 'applets'>) =>
  async (tx: Tx, action: ActionContext, row: OwnTemplateRow, event: Happened): Promise<void> => {
    const { merchantId, appletId, title } = row;
    const { name } = await applets.mustFind(tx, merchantId, appletId);
    const [before, after] = isOver.has(event) ? [title[defaultLocale], null] : [null, title[defaultLocale]];
    events.publish(tx, merchantId, { topic: 'applet', key: appletId });
    const subject = { kind: 'applet', id: appletId, name } as const;
    const changes = [{ field: 'name', of: null, before: before ?? null, after: after ?? null }] as const;
    await logs.record(tx, action, { event: LogEvent.enum[event], subject, changes });
  };

/** The subscribe messages that teams write themselves, until they pass. */
export const createOwnTemplateService = (needs: Needs) => {
  const { db, applets, reviews } = needs;
  const tell = createOwnTemplateTelling(needs);

  return {
    list: async ({ actor, params }: Call<typeof listOwnTemplates>): Promise<ReplyOf<typeof listOwnTemplates>> => {
      const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
      return { list: (await listUnderWay(db, { merchantId, appletId })).map(presentOwnTemplate) };
    },

    get: async (call: Call<typeof getOwnTemplate>): Promise<OwnTemplateDetail> => {
      const row = (await findOwnTemplate(db, ownTemplateKeyOf(call))) ?? refuse('not_found');
      return { ...presentOwnTemplate(row), submission: await reviews.submissionOf(db, row) };
    },

    create: (call: Call<typeof createOwnTemplate>): Promise<OwnTemplate> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { merchantId, id: appletId } = await applets.mustFind(tx, actor.merchantId, params.id);
        await mustHaveRoom(tx, { merchantId, appletId });
        const made = { state: 'draft', version: 1, createdAt: now, updatedAt: now } as const;
        const row = { merchantId, id: newId(now), appletId, ...body, fields: named(body.fields), ...made };
        await insertOwnTemplate(tx, row);
        await tell(tx, call, row, 'ownTemplateWritten');
        return presentOwnTemplate(row);
      }),

    /** @throws Refusal `state_forbids` while it waits and after it passed; `changed_elsewhere` when a colleague saved first. */
    change: (call: Call<typeof changeOwnTemplate>): Promise<OwnTemplate> =>
      idempotently(db, call, async (tx) => {
        const { entry, version } = call.body;
        const key = ownTemplateKeyOf(call);
        const before = (await findOwnTemplate(tx, key)) ?? refuse('not_found');
        const from = { from: ownTemplateOpen, version };
        const change = { ...entry, fields: named(entry.fields), version: version + 1, updatedAt: call.now };
        const changed = await updateOwnTemplate(tx, key, from, change);
        if (!changed) return refuse(before.version === version ? 'state_forbids' : 'changed_elsewhere');
        await tell(tx, call, changed, 'ownTemplateWritten');
        return presentOwnTemplate(changed);
      }),

    /** @throws Refusal `state_forbids` while it waits: it is taken back first. */
    remove: (call: Call<typeof removeOwnTemplate>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const key = ownTemplateKeyOf(call);
        const row = (await findOwnTemplate(tx, key)) ?? refuse('not_found');
        if (!(await deleteOwnTemplate(tx, key, ownTemplateOpen))) refuse('state_forbids');
        await tell(tx, call, row, 'ownTemplateRemoved');
        return null;
      }),
  };
};
export type OwnTemplateService = ReturnType<typeof createOwnTemplateService>;
