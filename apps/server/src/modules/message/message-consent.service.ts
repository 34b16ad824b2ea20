import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type AskStanding,
  type answerMessages,
  type askForMessages,
  type listOwnConsents,
  type MessageAnswer,
  ownConsentsAtMost,
  type TemplateConsent,
  type takeConsentBack,
} from '@balcao/contract/message-consent';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ConsentRow } from './message.tables.ts';
import { deleteConsent, listConsents, listOwn, putAnswer } from './message-consent.repository.ts';
import { figureDayOf } from './message-figure-day.ts';
import type { LongTermService } from './message-long-term.service.ts';
import type { PauseService } from './message-pause.service.ts';
import type { MessageSources } from './message-source.ts';
import { countFigures, findTemplatesById, holdTemplates } from './message-template.repository.ts';
import { titleOf } from './message-title.ts';
import type { ShownApplets } from './shown-applets.ts';

interface Needs {
  readonly db: Db;
  readonly shownApplets: ShownApplets;
  readonly pauses: PauseService;
  readonly longTerm: Pick<LongTermService, 'readAllowed'>;
  readonly sources: MessageSources;
}
interface Asked {
  readonly appId: string;
  readonly templateIds: readonly string[];
}

const isYes = (answer: MessageAnswer): boolean => answer === 'accept' || answer === 'always';
const countedAs = (answer: MessageAnswer) => (isYes(answer) ? { accepted: 1 } : { declined: 1 });
const standingOf = (isPaused: boolean, consent: ConsentRow | undefined, offersAlways: boolean): AskStanding => {
  if (consent?.isNever) return 'never';
  if (isPaused) return 'paused';
  return consent?.isLongTerm && offersAlways ? 'always' : 'ask';
};

/** What people let mini programs send them: one consent, one message; any number where they said always. */
export const createConsentService = ({ db, shownApplets, pauses, longTerm, sources }: Needs) => {
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
    const mayBeAlways = await longTerm.readAllowed(tx, held);
    const kept = new Map<string, TemplateConsent>();
    for (const template of held) {
      const { id: templateId, pausedAt } = template;
      const said = body.answers.find((one) => one.templateId === templateId)?.answer ?? 'decline';
      if (pausedAt && isYes(said)) refuse('state_forbids');
      if (said === 'always' && !mayBeAlways(template)) refuse('state_forbids');
      const key = { merchantId, templateId, customerId: actor.customerId };
      const { remaining, isNever, isLongTerm } = await putAnswer(tx, key, said, now);
      await countFigures(tx, { merchantId, templateId, day }, countedAs(said));
      kept.set(templateId, { templateId, remaining, isNever, isLongTerm });
    }
    return { list: body.answers.flatMap(({ templateId }) => kept.get(templateId) ?? []) };
  };

  return {
    ask: async ({ actor, body, locale }: Call<typeof askForMessages>): Promise<ReplyOf<typeof askForMessages>> => {
      const { rows, applet, merchantId } = await mustFind(db, body);
      const { customerId } = actor;
      const { templateIds } = body;
      const consents = await listConsents(db, merchantId, { customerId, templateIds });
      const known = new Map(consents.map((consent) => [consent.templateId, consent]));
      const mayBeAlways = await longTerm.readAllowed(db, rows);
      const sourced = await sources.of(db, rows);
      const list = rows.map((row) => {
        const { id: templateId, pausedAt } = row;
        const { fields, isStopped, sourceIn } = sourced(row);
        const offersAlways = mayBeAlways(row);
        const standing = standingOf(pausedAt !== null || isStopped, known.get(templateId), offersAlways);
        const text = sourceIn(locale)?.text ?? null;
        return { templateId, title: titleOf(row), fields: [...fields], text, standing, offersAlways };
      });
      return { appletName: applet.appletName, icon: applet.icon, list };
    },

    answer: async (call: Call<typeof answerMessages>): Promise<ReplyOf<typeof answerMessages>> => {
      const kept = await idempotently(db, call, (tx) => answer(tx, call));
      const declined = call.body.answers.filter((one) => !isYes(one.answer)).map(({ templateId }) => templateId);
      await pauses.pauseDeclined(declined, call.now);
      return kept;
    },

    listOwn: async ({ actor }: Call<typeof listOwnConsents>): Promise<ReplyOf<typeof listOwnConsents>> => {
      const rows = await listOwn(db, actor.customerId, ownConsentsAtMost);
      const templates = rows.map(({ template }) => template);
      const shown = await shownApplets.all(db, templates);
      const mayBeAlways = await longTerm.readAllowed(db, templates);
      return {
        list: rows.flatMap(({ consent: { templateId, remaining, isNever, isLongTerm }, template }) => {
          const applet = shown.get(template.appletId);
          if (!applet) return [];
          const { appletName, icon } = applet;
          const rests = isLongTerm && !mayBeAlways(template);
          return [{ templateId, remaining, isNever, isLongTerm, rests, title: titleOf(template), appletName, icon }];
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
