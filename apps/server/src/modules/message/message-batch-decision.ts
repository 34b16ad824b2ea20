import type { DeliveryRefusal } from '@balcao/contract/message-delivery';
import type { SaidWords } from '@balcao/contract/message-source';
import type { Tx } from '../../platform/db.ts';
import { outcomeOf } from '../../platform/idempotency-many.ts';
import type { OpeningService } from '../opening/opening.service.ts';
import type { TemplateRow } from './message.tables.ts';
import { type Taken, takeConsents } from './message-batch.repository.ts';
import type { BatchRow, WaitingMessage } from './message-batch.tables.ts';
import { holdConsents } from './message-consent.repository.ts';
import { figureDayOf } from './message-figure-day.ts';
import type { LongTermService } from './message-long-term.service.ts';
import type { MessageSources, SourcedOf } from './message-source.ts';
import { countFigures, holdTemplates } from './message-template.repository.ts';
import { verdictOf } from './message-verdict.ts';

interface Needs {
  readonly openings: Pick<OpeningService, 'customersOf'>;
  readonly longTerm: Pick<LongTermService, 'readAllowed'>;
  readonly sources: MessageSources;
}
/** A message of a batch, its recipient, and why it is not delivered. */
export interface Decided {
  readonly message: WaitingMessage;
  readonly customerId: string | undefined;
  readonly reason: DeliveryRefusal | null;
  /** Of one that says a message template: which, and its words. */
  readonly sourceId: string | null;
  readonly said: SaidWords | null;
}
interface Messages {
  readonly messages: readonly Addressed[];
  readonly sourced: SourcedOf;
  readonly now: Date;
}
interface Addressed {
  readonly message: WaitingMessage;
  readonly customerId: string | undefined;
}

/** Decides about the messages of a batch as about single ones, in a few statements for all of them. */
export const createBatchDecision = ({ openings, longTerm, sources }: Needs) => {
  /** Uses up consents of one template and counts, in the order in which answers of people lock the same rows. */
  const decideOf = async (tx: Tx, template: TemplateRow, { messages, sourced, now }: Messages): Promise<Decided[]> => {
    const { merchantId, id: templateId, sourceId } = template;
    const { isStopped, read } = sourced(template);
    const customerIds = [...new Set(messages.flatMap(({ customerId }) => customerId ?? []))];
    const held = await holdConsents(tx, { merchantId, templateId }, customerIds);
    const consents = new Map(held.map((consent) => [consent.customerId, consent]));
    const mayBeAlways = (await longTerm.readAllowed(tx, [template]))(template);
    const taken = new Map<string, number>();
    const decided = messages.map(({ message, customerId = '' }): Decided => {
      const known = consents.get(customerId);
      const used = taken.get(customerId) ?? 0;
      const consent = known && { ...known, remaining: known.remaining - used };
      const reader = customerId || undefined;
      // A new text that passed since it was taken may have other variables: it is not said with holes.
      const outcome = isStopped ? undefined : outcomeOf(() => read(message.values));
      const said = outcome && 'reply' in outcome ? outcome.reply : undefined;
      const facts = { template, customerId: reader, consent, mayBeAlways };
      const { reason, takesOne } = verdictOf({ ...facts, isStopped: said === undefined });
      if (takesOne) taken.set(customerId, used + 1);
      return { message, customerId: reader, reason, sourceId, said: said?.said ?? null };
    });
    const used = [...taken].map(([customerId, times]): Taken => ({ customerId, times }));
    await takeConsents(tx, { merchantId, templateId }, used);
    const refused = decided.filter(({ reason }) => reason !== null).length;
    const figures = { delivered: decided.length - refused, refused };
    await countFigures(tx, { merchantId, templateId, day: figureDayOf(now) }, figures);
    return decided;
  };

  /** A template that was removed after the batch was accepted is not delivered. */
  return async (tx: Tx, { merchantId, appletId, waiting }: BatchRow, now: Date): Promise<Decided[]> => {
    const all = waiting ?? [];
    const openIds = [...new Set(all.map(({ openId }) => openId))];
    const people = await openings.customersOf(tx, { merchantId, appletId, openIds });
    const addressed = all.map((message): Addressed => ({ message, customerId: people.get(message.openId) }));
    const byTemplate = Map.groupBy(addressed, ({ message }) => message.templateId);
    const held = await holdTemplates(tx, merchantId, [...byTemplate.keys()]);
    const sourced = await sources.of(tx, held, { holds: true });
    const decided: Decided[] = [];
    for (const template of held)
      decided.push(...(await decideOf(tx, template, { messages: byTemplate.get(template.id) ?? [], sourced, now })));
    const known = new Set(held.map(({ id }) => id));
    const removed = addressed.filter(({ message }) => !known.has(message.templateId));
    return [
      ...decided,
      ...removed.map((one): Decided => ({ ...one, reason: 'templateRemoved', sourceId: null, said: null })),
    ];
  };
};
export type BatchDecision = ReturnType<typeof createBatchDecision>;
