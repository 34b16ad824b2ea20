import type { ReplyOf } from '@balcao/contract/endpoint';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import {
  type changeTemplate,
  type createTemplate,
  type duplicateTemplate,
  type getTemplate,
  isUnderReview,
  type listTemplates,
  mayEditTemplate,
  messageTemplatesAtMost,
  type removeTemplate,
  type TemplateDetail,
} from '@balcao/contract/template';
import type { TemplateEntry } from '@balcao/contract/template-form';
import type { listTemplateUses, TemplateUses } from '@balcao/contract/template-use';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import { constraintOf, type Db, type Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse, refuseFields } from '../../platform/refusal.ts';
import {
  countRows,
  countTemplates,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listRows,
  lockPlaces,
  lockTemplate,
  moveTemplate,
} from './template.repository.ts';
import type { TemplateTelling } from './template-telling.ts';
import type { TemplateUsesOf } from './template-use.ts';
import type { TemplateView } from './template-view.ts';

interface Needs {
  readonly db: Db;
  readonly view: TemplateView;
  readonly tell: TemplateTelling;
  readonly uses: () => TemplateUsesOf;
}
export const templateKeyOf = ({ actor, params }: Pick<Call<typeof getTemplate>, 'actor' | 'params'>) => ({
  merchantId: actor.merchantId,
  id: params.templateId,
});
const columnsOf = (entry: TemplateEntry) => ({
  name: entry.name,
  category: entry.category,
  languages: entry.versions.map(({ language }) => language),
  entry,
});

/** Two who take the same name at the same instant: the index knows (rule: database-decides). `path` is where the name stands. */
const withFreeName = async <T>(path: string, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (constraintOf(error) === 'template_name') refuseFields([{ path, text: 'templateNameTaken' }]);
    throw error;
  }
};

/** The message templates of a team, as they are written. */
export const createTemplateService = ({ db, view, tell, uses }: Needs) => {
  const { show } = view;

  const make = async (tx: Tx, call: Call<typeof createTemplate | typeof duplicateTemplate>, entry: TemplateEntry) => {
    const { merchantId } = call.actor;
    await lockPlaces(tx, merchantId);
    if ((await countTemplates(tx, merchantId)) >= messageTemplatesAtMost) refuse('message_templates_full');
    const made = { merchantId, id: newId(call.now), state: 'draft', createdAt: call.now, updatedAt: call.now } as const;
    const row = await withFreeName('name', insertTemplate(tx, { ...made, ...columnsOf(entry) }));
    await tell.done(tx, call, row, 'messageTemplateWritten');
    return show(tx, row);
  };

  return {
    list: async ({ actor, query }: Call<typeof listTemplates>): Promise<ReplyOf<typeof listTemplates>> => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, ...filter } = query;
      const by = { ...filter, merchantId: actor.merchantId };
      const [skip, place] = [skipOf(query), placeOf(cursor, idKeys)];
      const rows = await listRows(db, by, { place, limit: pageSize + 1, skip });
      const counted = await countRows(db, by);
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return {
        list: await view.list(db, actor.merchantId, page),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize && last ? cursorOf({ at: last.createdAt, key: last.id }) : null,
      };
    },

    get: async (call: Call<typeof getTemplate>): Promise<TemplateDetail> =>
      show(db, (await findTemplate(db, templateKeyOf(call))) ?? refuse('not_found')),

    /** Where it is used. */
    uses: async (call: Call<typeof listTemplateUses>): Promise<TemplateUses> => {
      const { id } = (await findTemplate(db, templateKeyOf(call))) ?? refuse('not_found');
      const { workflows, broadcasts, messages } = uses();
      const used = await workflows.listFor(db, call.actor, id);
      return {
        ...used,
        broadcasts: await broadcasts.listFor(db, call.actor, id),
        messages: await messages.listFor(db, call.actor, id),
      };
    },

    /** @throws Refusal `form_invalid` on a name that another has; `message_templates_full`. */
    create: (call: Call<typeof createTemplate>): Promise<TemplateDetail> =>
      idempotently(db, call, (tx) => make(tx, call, call.body)),

    /** @throws Refusal as {@link create}, and `not_found`. */
    duplicate: (call: Call<typeof duplicateTemplate>): Promise<TemplateDetail> =>
      idempotently(db, call, async (tx) => {
        const { entry } = (await findTemplate(tx, templateKeyOf(call))) ?? refuse('not_found');
        return make(tx, call, { ...entry, name: call.body.name });
      }),

    /**
     * One that was approved stays in use as it is, and keeps its name, by which it is sent.
     * @throws Refusal `state_forbids` while it is under review or switched off; `changed_elsewhere` when a colleague saved first.
     */
    change: (call: Call<typeof changeTemplate>): Promise<TemplateDetail> =>
      idempotently(db, call, async (tx) => {
        const { entry, version } = call.body;
        const before = (await lockTemplate(tx, templateKeyOf(call))) ?? refuse('not_found');
        if (!mayEditTemplate(before)) refuse('state_forbids');
        if (before.version !== version) refuse('changed_elsewhere');
        const isEdition = before.inUse !== null;
        if (isEdition && entry.name !== before.name) refuseFields([{ path: 'entry.name', text: 'templateNameFixed' }]);
        const edition = isEdition && before.edition === 'none' ? 'draft' : before.edition;
        const to = { ...columnsOf(entry), edition, updatedAt: call.now };
        const row = (await withFreeName('entry.name', moveTemplate(tx, before, {}, to))) ?? refuse('not_found');
        await tell.done(tx, call, row, 'messageTemplateWritten');
        return show(tx, row);
      }),

    /** @throws Refusal `state_forbids` while it is under review: it is taken back first. */
    remove: (call: Call<typeof removeTemplate>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const row = (await lockTemplate(tx, templateKeyOf(call))) ?? refuse('not_found');
        if (isUnderReview(row)) refuse('state_forbids');
        await deleteTemplate(tx, row);
        await tell.done(tx, call, row, 'messageTemplateRemoved');
        return null;
      }),
  };
};
export type TemplateService = ReturnType<typeof createTemplateService>;
