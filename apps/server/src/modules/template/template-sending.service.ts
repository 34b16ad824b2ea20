import { type MessageButton, MessageText } from '@balcao/contract/conversation-message';
import type { Locale } from '@balcao/contract/locale';
import type { TemplateEntry } from '@balcao/contract/template-form';
import { type SendableTemplate, sendableTemplatesAtOnce, type TemplateChoice } from '@balcao/contract/template-sending';
import { saidOf } from '@balcao/contract/template-text';
import type { Queries } from '../../platform/db.ts';
import { refuse, refuseField, refuseFields, refuseWithin } from '../../platform/refusal.ts';
import { findByName, findTemplate, listApproved, listById, shareTemplate } from './template.repository.ts';

interface Choice extends TemplateChoice {
  readonly merchantId: string;
}
/** The words of a template in use, and whether they may be sent. */
export interface TemplateStanding {
  readonly entry: TemplateEntry;
  readonly isSendable: boolean;
}
/** What a template says, ready to be sent. */
export interface FilledTemplate {
  readonly templateId: string;
  readonly text: string;
  readonly buttons: readonly MessageButton[];
}

/** @throws Refusal `form_invalid` that names each variable without a value, and each value without a variable. */
const mustFit = (names: readonly string[], values: TemplateChoice['values']): void => {
  const missing = names.filter((name) => !Object.hasOwn(values, name));
  const unknown = Object.keys(values).filter((name) => !names.includes(name));
  const wrong = [
    ...missing.map((name) => ({ path: `values.${name}`, text: 'required' }) as const),
    ...unknown.map((name) => ({ path: `values.${name}`, text: 'unknown' }) as const),
  ];
  if (wrong.length > 0) refuseFields(wrong);
};

/** What conversations take from the templates of a team. */
export const templateSending = {
  /** Those that may be sent now, by their names; with a part of the name only those that have it. */
  listSendable: async (
    queries: Queries,
    merchantId: string,
    search: string | undefined,
  ): Promise<{ list: SendableTemplate[]; hasMore: boolean }> => {
    const rows = await listApproved(queries, merchantId, { search, limit: sendableTemplatesAtOnce + 1 });
    const list = rows.flatMap(({ id, inUse }) => (inUse ? { id, inUse } : []));
    return { list: list.slice(0, sendableTemplatesAtOnce), hasMore: rows.length > sendableTemplatesAtOnce };
  },

  /** The words of a template that was approved; undefined where it is gone, or never was. */
  find: async (queries: Queries, merchantId: string, templateId: string): Promise<TemplateEntry | undefined> =>
    (await findTemplate(queries, { merchantId, id: templateId }))?.inUse ?? undefined,

  /** A template by its name, and which of its languages one reads whose phone has a language; undefined where it was never approved. */
  named: async (queries: Queries, merchantId: string, name: string) => {
    const row = await findByName(queries, merchantId, name);
    if (!row?.inUse) return undefined;
    const { versions, mainLanguage } = row.inUse;
    const languageFor = (own: Locale): Locale =>
      versions.some(({ language }) => language === own) ? own : mainLanguage;
    return { id: row.id, languageFor };
  },

  /** Of these templates the words in use and whether they may be sent, by their ids; with `holds` that stays so until the transaction ends. */
  standing: async (
    queries: Queries,
    merchantId: string,
    ids: readonly string[],
    { holds = false } = {},
  ): Promise<ReadonlyMap<string, TemplateStanding>> => {
    const rows = ids.length === 0 ? [] : await listById(queries, { merchantId, ids, holds });
    return new Map(
      rows.flatMap(({ id, state, inUse }) => (inUse ? [[id, { entry: inUse, isSendable: state === 'approved' }]] : [])),
    );
  },

  /** The same while it may be sent, which stays so until the transaction ends; undefined where it may not. */
  hold: async (queries: Queries, merchantId: string, templateId: string): Promise<TemplateEntry | undefined> => {
    const row = await shareTemplate(queries, { merchantId, id: templateId });
    return row?.state === 'approved' ? (row.inUse ?? undefined) : undefined;
  },

  /** The same. @throws Refusal `not_found`; `template_not_sendable` unless it is approved. */
  mustHold: async (queries: Queries, merchantId: string, templateId: string): Promise<TemplateEntry> => {
    const row = (await shareTemplate(queries, { merchantId, id: templateId })) ?? refuse('not_found');
    return (row.state === 'approved' ? row.inUse : null) ?? refuse('template_not_sendable');
  },

  /**
   * The words of a template in a language, with values for its variables: always those that passed their review. The whole text is held to
   * the rules of messages once more, since values may make it too long, or the number of a card of two halves (rule: no-card-numbers).
   * Until the transaction ends it is not paused.
   * @throws Refusal `not_found`; `template_not_sendable` unless it is approved; `form_invalid` at the language or at a value.
   */
  fill: async (queries: Queries, { merchantId, templateId, language, values }: Choice): Promise<FilledTemplate> => {
    const row = (await shareTemplate(queries, { merchantId, id: templateId })) ?? refuse('not_found');
    if (row.state !== 'approved' || !row.inUse) return refuse('template_not_sendable');
    const { versions, variables } = row.inUse;
    const version = versions.find((one) => one.language === language) ?? refuseField('language', 'choice');
    mustFit(
      variables.map(({ name }) => name),
      values,
    );
    const text = MessageText.safeParse(saidOf(version, values));
    if (!text.success) return refuseWithin('values', text.error.issues);
    return { templateId, text: text.data, buttons: version.buttons };
  },
};
export type TemplateSending = typeof templateSending;
