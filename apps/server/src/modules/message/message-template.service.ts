import { addDays } from '@balcao/brazil/dates';
import { defaultLocale } from '@balcao/contract/locale';
import { LogEvent } from '@balcao/contract/log';
import type { MessageField } from '@balcao/contract/message-field';
import type { MessageTitle } from '@balcao/contract/message-library';
import {
  type addMessageTemplate,
  type listMessageTemplates,
  type MessageTemplate,
  type pauseMessageTemplate,
  type removeMessageTemplate,
  type resumeMessageTemplate,
  templateFigureDays,
} from '@balcao/contract/message-template';
import { titleIn } from '@balcao/contract/message-wording';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import type { TemplateRow } from './message.tables.ts';
import { figureDayOf } from './message-figure-day.ts';
import type { MessageSources } from './message-source.ts';
import {
  findTemplate,
  insertTemplate,
  listTemplates,
  pauseTemplate,
  removeTemplate,
  resumeTemplate,
  sumFigures,
} from './message-template.repository.ts';
import { mustHaveRoom } from './message-template-room.ts';
import { newTemplateRow } from './message-template-row.ts';
import { titleOf } from './message-title.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly sources: MessageSources;
}
type Reader = Pick<Call<typeof listMessageTemplates>, 'now' | 'locale'>;
type TemplateEvent = 'templateAdded' | 'templateRemoved' | 'templatePaused' | 'templateResumed';
type Moving = Call<typeof pauseMessageTemplate> | Call<typeof resumeMessageTemplate>;

const none = { accepted: 0, declined: 0, delivered: 0, refused: 0 };
type Chosen = Pick<TemplateRow, 'merchantId' | 'appletId' | 'title' | 'fields' | 'createdAt'>;
const ofLibrary = (chosen: Chosen): TemplateRow =>
  newTemplateRow({ ...chosen, id: newId(chosen.createdAt), ownTitle: null, ownCategory: null });
/** The first day that figures are shown for. */
const sinceOf = (now: Date): string => addDays(figureDayOf(now), 1 - templateFigureDays);

/** The subscribe messages of mini programs. */
export const createTemplateService = ({ db, events, logs, applets, sources }: Needs) => {
  const present = async (
    queries: Queries,
    rows: readonly TemplateRow[],
    merchantId: string,
    { now, locale }: Reader,
  ): Promise<MessageTemplate[]> => {
    const sourced = await sources.of(queries, rows);
    const figures = await sumFigures(queries, merchantId, { ids: rows.map(({ id }) => id), since: sinceOf(now) });
    return rows.map((row) => ({
      id: row.id,
      title: titleOf(row),
      fields: [...sourced(row).fields],
      pausedBecause: row.pausedBecause,
      createdAt: row.createdAt.toISOString(),
      figures: figures.get(row.id) ?? none,
      source: sourced(row).sourceIn(locale),
    }));
  };
  const presentOne = async (tx: Tx, row: TemplateRow, reader: Reader): Promise<MessageTemplate> => {
    const [shown] = await present(tx, [row], row.merchantId, reader);
    return shown ?? refuse('not_found');
  };

  /** The log names a message by its Portuguese title, as the person read it that day. */
  const tell = async (tx: Tx, action: ActionContext, row: TemplateRow, event: TemplateEvent): Promise<void> => {
    const { merchantId, appletId } = row;
    const { name } = await applets.mustFind(tx, merchantId, appletId);
    const title = titleIn(titleOf(row), defaultLocale);
    const isGone = event === 'templateRemoved';
    const change = { field: 'name', of: null, before: isGone ? title : null, after: isGone ? null : title } as const;
    events.publish(tx, merchantId, { topic: 'applet', key: appletId });
    const subject = { kind: 'applet', id: appletId, name } as const;
    await logs.record(tx, action, { event: LogEvent.enum[event], subject, changes: [change] });
  };

  const move = (
    call: Moving,
    event: TemplateEvent,
    to: (tx: Tx, key: { merchantId: string; appletId: string; id: string }) => Promise<TemplateRow | undefined>,
  ): Promise<MessageTemplate> =>
    idempotently(db, call, async (tx) => {
      const { merchantId } = call.actor;
      const key = { merchantId, appletId: call.params.id, id: call.params.templateId };
      if (!(await findTemplate(tx, key))) refuse('not_found');
      const moved = (await to(tx, key)) ?? refuse('state_forbids');
      await tell(tx, call, moved, event);
      return presentOne(tx, moved, call);
    });

  /** @throws Refusal `templates_full` also when several are added at the same moment. */
  const put = async (tx: Tx, call: ActionContext & Reader, row: TemplateRow): Promise<MessageTemplate> => {
    await mustHaveRoom(tx, row);
    await insertTemplate(tx, row);
    await tell(tx, call, row, 'templateAdded');
    return presentOne(tx, row, call);
  };

  return {
    put,

    list: async (call: Call<typeof listMessageTemplates>): Promise<{ list: MessageTemplate[] }> => {
      const { actor, params } = call;
      const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
      return { list: await present(db, await listTemplates(db, { merchantId, appletId }), merchantId, call) };
    },

    /** Takes one from the library as at an earlier time, for who lays out a whole history; answers with its id. */
    bringIn: async (
      tx: Tx,
      key: { readonly merchantId: string; readonly appletId: string },
      { title, fields }: { readonly title: MessageTitle; readonly fields: readonly MessageField[] },
      createdAt: Date,
    ): Promise<string> => {
      const row = ofLibrary({ ...key, title, fields: [...fields], createdAt });
      await insertTemplate(tx, row);
      return row.id;
    },

    /** @throws Refusal `templates_full`. */
    add: (call: Call<typeof addMessageTemplate>): Promise<MessageTemplate> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { merchantId, id: appletId } = await applets.mustFind(tx, actor.merchantId, params.id);
        return put(tx, call, ofLibrary({ merchantId, appletId, ...body, createdAt: now }));
      }),

    pause: (call: Call<typeof pauseMessageTemplate>): Promise<MessageTemplate> =>
      move(call, 'templatePaused', (tx, key) => pauseTemplate(tx, key, 'team', call.now)),

    resume: (call: Call<typeof resumeMessageTemplate>): Promise<MessageTemplate> =>
      move(call, 'templateResumed', (tx, key) => resumeTemplate(tx, key, addDays(figureDayOf(call.now), 1))),

    remove: (call: Call<typeof removeMessageTemplate>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { merchantId } = call.actor;
        const key = { merchantId, appletId: call.params.id, id: call.params.templateId };
        const removed = (await removeTemplate(tx, key, call.now)) ?? refuse('not_found');
        await tell(tx, call, removed, 'templateRemoved');
        return null;
      }),
  };
};
export type TemplateService = ReturnType<typeof createTemplateService>;
