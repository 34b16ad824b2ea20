import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type DeliveryRefusal,
  type listMessageDeliveries,
  type listReceivedMessages,
  type ReceivedMessage,
  receivedAtMost,
  type sendMessage,
} from '@balcao/contract/message-delivery';
import type { MessageValue } from '@balcao/contract/message-field';
import { saidIn } from '@balcao/contract/message-source';
import { nameOfField, type TemplateField } from '@balcao/contract/message-wording';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { RefusalName } from '@balcao/contract/refusal';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { OpeningService } from '../opening/opening.service.ts';
import type { DeliveryRow, TemplateRow } from './message.tables.ts';
import { holdConsent, takeConsent } from './message-consent.repository.ts';
import { presentDelivery } from './message-delivery.present.ts';
import { countDeliveries, insertDelivery, listDeliveries, listReceived } from './message-delivery.repository.ts';
import { figureDayOf } from './message-figure-day.ts';
import type { LongTermService } from './message-long-term.service.ts';
import { markSeen } from './message-source.repository.ts';
import type { MessageSources } from './message-source.ts';
import { countFigures, holdTemplates } from './message-template.repository.ts';
import { titleOf } from './message-title.ts';
import { verdictOf } from './message-verdict.ts';
import type { ShownApplets } from './shown-applets.ts';

interface Needs {
  readonly db: Db;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly openings: Pick<OpeningService, 'customerOf'>;
  readonly shownApplets: ShownApplets;
  readonly longTerm: Pick<LongTermService, 'readAllowed'>;
  readonly sources: MessageSources;
}
const readValues = ({ values }: DeliveryRow, fields: readonly TemplateField[]): ReceivedMessage['values'] =>
  fields.flatMap((field) => {
    const value: MessageValue | undefined = values[nameOfField(field)];
    return value === undefined ? [] : [{ field, value }];
  });

/** What the server that sent one is told. */
const refusalNames = {
  noConsent: 'consent_missing',
  longTermEnded: 'consent_missing',
  declined: 'consent_missing',
  unknownPerson: 'person_unknown',
  templatePaused: 'template_paused',
  templateRemoved: 'not_found',
  templateStopped: 'template_not_sendable',
} as const satisfies Readonly<Record<DeliveryRefusal, RefusalName>>;

/** Messages of mini programs to people, and their delivery. */
export const createDeliveryService = ({ db, applets, openings, shownApplets, longTerm, sources }: Needs) => {
  /** Uses a consent up unless a long-term one lets it come, or says why nothing comes. */
  const refusalOf = async (
    tx: Tx,
    template: TemplateRow,
    { customerId, isStopped }: { readonly customerId: string | undefined; readonly isStopped: boolean },
  ): Promise<DeliveryRefusal | null> => {
    const { merchantId, id: templateId } = template;
    const key = customerId === undefined ? undefined : { merchantId, templateId, customerId };
    const consent = key && (await holdConsent(tx, key));
    const mayBeAlways = consent?.isLongTerm ? (await longTerm.readAllowed(tx, [template]))(template) : false;
    const { reason, takesOne } = verdictOf({ template, isStopped, customerId, consent, mayBeAlways });
    if (key && takesOne) await takeConsent(tx, key);
    return reason;
  };

  const deliver = async (tx: Tx, { actor, body, now }: Call<typeof sendMessage>) => {
    const { merchantId, appletId } = actor;
    const { templateId, openId } = body;
    const [held] = await holdTemplates(tx, merchantId, [templateId]);
    const template = held?.appletId === appletId ? held : refuse('not_found');
    const sourced = (await sources.of(tx, [template], { holds: true }))(template);
    const read = sourced.read(body.values);
    const customerId = await openings.customerOf(tx, { merchantId, appletId, openId });
    const reason = await refusalOf(tx, template, { customerId, isStopped: sourced.isStopped });
    const what = reason ? { values: {}, said: null, page: null } : { ...read, page: body.page ?? null };
    const id = newId(now);
    await insertDelivery(tx, {
      ...{ merchantId, id, appletId, templateId, reason, ...what },
      customerId: customerId ?? null,
      sentAt: now,
      ...{ sourceId: template.sourceId, seenAt: null, forgottenAt: null },
    });
    await countFigures(
      tx,
      { merchantId, templateId, day: figureDayOf(now) },
      reason ? { refused: 1 } : { delivered: 1 },
    );
    return { messageId: id, reason };
  };

  return {
    /**
     * The consent is used up in the transaction that delivers, and a refused delivery is kept with its reason.
     * @throws Refusal `form_invalid` on `values` that do not fit the fields of the template: nothing is kept of it.
     */
    send: async (call: Call<typeof sendMessage>): Promise<ReplyOf<typeof sendMessage>> => {
      const { messageId, reason } = await idempotently(db, call, (tx) => deliver(tx, call));
      return reason ? refuse(refusalNames[reason]) : { messageId };
    },

    list: async ({
      actor,
      params,
      query,
    }: Call<typeof listMessageDeliveries>): Promise<ReplyOf<typeof listMessageDeliveries>> => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, ...filter } = query;
      const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
      const by = { merchantId, appletId, ...filter };
      const [skip, place] = [skipOf(query), placeOf(cursor, idKeys)];
      const [rows, counted] = await Promise.all([
        listDeliveries(db, by, { place, limit: pageSize + 1, skip }),
        countDeliveries(db, by),
      ]);
      const page = rows.slice(0, pageSize);
      const last = page.at(-1)?.delivery;
      return {
        list: page.map(presentDelivery),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize && last ? cursorOf({ at: last.sentAt, key: last.id }) : null,
      };
    },

    listReceived: async ({
      actor,
      now,
      locale,
    }: Call<typeof listReceivedMessages>): Promise<{ list: ReceivedMessage[] }> => {
      const rows = await listReceived(db, actor.customerId, receivedAtMost);
      const isNew = rows.some(({ delivery: { sourceId, seenAt } }) => sourceId !== null && seenAt === null);
      if (isNew) await markSeen(db, actor.customerId, now);
      const shown = await shownApplets.all(
        db,
        rows.map(({ delivery }) => delivery),
      );
      const list = rows.flatMap(({ delivery, template }) => {
        const applet = shown.get(delivery.appletId);
        if (!applet) return [];
        const { id, said, page, sentAt } = delivery;
        const values = said ? [] : readValues(delivery, template.fields);
        const text = said ? saidIn(said, locale) : null;
        return [{ id, ...applet, title: titleOf(template), values, text, page, receivedAt: sentAt.toISOString() }];
      });
      return { list };
    },
  };
};
export type DeliveryService = ReturnType<typeof createDeliveryService>;
