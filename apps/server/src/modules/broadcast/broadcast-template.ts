import { type BroadcastTemplate, type BroadcastTemplateWords, templateSaid } from '@balcao/contract/broadcast-template';
import { MessageText } from '@balcao/contract/conversation-message';
import type { Queries } from '../../platform/db.ts';
import { refuse, refuseField, refuseWithin } from '../../platform/refusal.ts';
import type { TemplateSending } from '../template/template-sending.service.ts';
import type { BroadcastRow } from './broadcast.tables.ts';

interface Needs {
  readonly templates: Pick<TemplateSending, 'find' | 'hold'>;
}
type Chosen = Pick<BroadcastRow, 'merchantId' | 'type' | 'template' | 'templateWords' | 'state'>;
type Ready = Pick<BroadcastRow, 'template' | 'templateWords'> & Partial<Pick<BroadcastRow, 'title' | 'text' | 'url'>>;

/** As long as a name can be: the longest text is the one that must fit. */
const longestName = 'm'.repeat(60);

/** @throws Refusal `form_invalid` at the template where its variables are others by now, or it comes out as no message. */
const mustFit = (words: BroadcastTemplateWords, { values }: BroadcastTemplate, channel: string): void => {
  const [needed, given] = [words.variables, values].map((list) =>
    list
      .map(({ name }) => name)
      .sort()
      .join(),
  );
  if (needed !== given) refuseField('template', 'templateChanged');
  for (const { language } of words.versions) {
    const said = templateSaid(words, values, { language, follower: longestName, channel });
    const read = MessageText.safeParse(said.text);
    if (!read.success) refuseWithin('template', read.error.issues);
  }
};

/** The message template that a broadcast says. */
export const createBroadcastTemplates = ({ templates }: Needs) => ({
  /** The words of a template as they are in use; null without a template, or where it has none. */
  wordsOf: async (
    queries: Queries,
    merchantId: string,
    chosen: BroadcastTemplate | null | undefined,
  ): Promise<BroadcastTemplateWords | null> =>
    chosen ? ((await templates.find(queries, merchantId, chosen.templateId)) ?? null) : null,

  /**
   * What is sent of the template: its words of this moment, or those that a second person has approved. Until the transaction ends it is
   * not paused. What was chosen while the broadcast was of another type does not go along.
   * @throws Refusal `template_not_sendable` for one that is not approved, or gone; `form_invalid` where it does not fit any more.
   */
  ready: async (queries: Queries, row: Chosen, channel: string): Promise<Ready> => {
    const { merchantId, type, template } = row;
    if (type !== 'template' || !template) return { template: null, templateWords: null };
    const inUse = (await templates.hold(queries, merchantId, template.templateId)) ?? refuse('template_not_sendable');
    const words = row.state === 'waiting' && row.templateWords ? row.templateWords : inUse;
    mustFit(words, template, channel);
    const { text } = templateSaid(words, template.values, { language: words.mainLanguage, follower: '', channel });
    return { template, templateWords: words, title: '', text, url: '' };
  },

  /** Whether a broadcast may go on, as far as its template decides that; until the transaction ends that stays so. */
  mayGoOn: async (queries: Queries, { merchantId, type, template }: Chosen): Promise<boolean> =>
    type !== 'template' ||
    (template !== null && (await templates.hold(queries, merchantId, template.templateId)) !== undefined),
});
export type BroadcastTemplates = ReturnType<typeof createBroadcastTemplates>;
