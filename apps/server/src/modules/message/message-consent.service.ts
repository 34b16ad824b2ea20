import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type AskStanding,
  type answerMessages,
  type askForMessages,
  type listOwnConsents,
  type MessageAnswer,
  ownConsentsAtMost,
  type takeConsentBack,
} from '@balcao/contract/message-consent';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { TemplateRow } from './message.tables.ts';
import { deleteConsent, listConsents, listOwn, putAnswer } from './message-consent.repository.ts';
import { figureDayOf } from './message-figure-day.ts';
import type { PauseService } from './message-pause.service.ts';
import { countFigures, findTemplatesById, holdTemplates } from './message-template.repository.ts';
import { titleOf } from './message-title.ts';
import type { ShownApplets } from './shown-applets.ts';

interface Needs {
  readonly db: Db;
  readonly shownApplets: ShownApplets;
  readonly pauses: PauseService;
}
interface Asked {
  readonly appId: string;
  readonly templateIds: readonly string[];
}

const standingOf = ({ pausedAt }: TemplateRow, isNever: boolean): AskStanding => {
  if (isNever) return 'never';
  return pausedAt ? 'paused' : 'ask';
};
const countedAs = (answer: MessageAnswer) => (answer === 'accept' ? { accepted: 1 } : { declined: 1 });

/** What people let mini programs send them: one consent, one message. */
export const createConsentService = ({ db, shownApplets, pauses }: Needs) => {
  /** The templates in the order in which they were asked for. @throws Refusal `not_found` unless all are of this mini program. */
  const mustFind = async (queries: Queries, { appId, templateIds }: Asked) => {
    const found = new Map((await findTemplatesById(queries, templateIds)).map((row) => [row.id, row]));
    const rows = templateIds.map((id) => found.get(id) ?? refuse('not_found'));
    const [first = refuse('not_found')] = rows;
    const applet = await shownApplets.one(queries, first);
    const isOne = rows.every(({ appletId }) => appletId === first.appletId);
    if (!isOne || applet.appId !== appId) refuse('not_found');
    return { rows, applet, merchantId: first.merchantId };
  };

  /** Ids are locked in one order, so that two who answer the same two do not wait for each other in a ring. */
  const answer = async (tx: Tx, { actor, body, now }: Call<typeof answerMessages>) => {
    const templateIds = body.answers.map(({ templateId }) => templateId).sort();
    const { merchantId } = await mustFind(tx, { appId: body.appId, templateIds });
    const held = await holdTemplates(tx, merchantId, templateIds);
    if (held.length < templateIds.length) refuse('not_found');
    const day = figureDayOf(now);
    const kept = new Map<string, { templateId: string; remaining: number; isNever: boolean }>();
    for (const { id: templateId, pausedAt } of held) {
      const said = body.answers.find((one) => one.templateId === templateId)?.answer ?? 'decline';
      if (pausedAt && said === 'accept') refuse('state_forbids');
      const key = { merchantId, templateId, customerId: actor.customerId };
      const { remaining, isNever } = await putAnswer(tx, key, said, now);
      await countFigures(tx, { merchantId, templateId, day }, countedAs(said));
      kept.set(templateId, { templateId, remaining, isNever });
    }
    return { list: body.answers.flatMap(({ templateId }) => kept.get(templateId) ?? []) };
  };

  return {
    ask: async ({ actor, body }: Call<typeof askForMessages>): Promise<ReplyOf<typeof askForMessages>> => {
      const { rows, applet, merchantId } = await mustFind(db, body);
      const { customerId } = actor;
      const { templateIds } = body;
      const known = await listConsents(db, merchantId, { customerId, templateIds });
      const never = new Set(known.filter(({ isNever }) => isNever).map(({ templateId }) => templateId));
      const list = rows.map((row) => {
        const { id: templateId, fields } = row;
        return { templateId, title: titleOf(row), fields, standing: standingOf(row, never.has(templateId)) };
      });
      return { appletName: applet.appletName, icon: applet.icon, list };
    },

    answer: async (call: Call<typeof answerMessages>): Promise<ReplyOf<typeof answerMessages>> => {
      const kept = await idempotently(db, call, (tx) => answer(tx, call));
      const declined = call.body.answers.filter((one) => one.answer !== 'accept').map(({ templateId }) => templateId);
      await pauses.pauseDeclined(declined, call.now);
      return kept;
    },

    listOwn: async ({ actor }: Call<typeof listOwnConsents>): Promise<ReplyOf<typeof listOwnConsents>> => {
      const rows = await listOwn(db, actor.customerId, ownConsentsAtMost);
      const shown = await shownApplets.all(
        db,
        rows.map(({ template }) => template),
      );
      return {
        list: rows.flatMap(({ consent: { templateId, remaining, isNever }, template }) => {
          const applet = shown.get(template.appletId);
          if (!applet) return [];
          const { appletName, icon } = applet;
          return [{ templateId, remaining, isNever, title: titleOf(template), appletName, icon }];
        }),
      };
    },

    takeBack: (call: Call<typeof takeConsentBack>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { templateId } = call.params;
        const [template = refuse('not_found')] = await findTemplatesById(tx, [templateId]);
        const { merchantId } = template;
        const { customerId } = call.actor;
        if (!(await deleteConsent(tx, { merchantId, templateId, customerId }))) refuse('not_found');
        return null;
      }),
  };
};
export type ConsentService = ReturnType<typeof createConsentService>;
