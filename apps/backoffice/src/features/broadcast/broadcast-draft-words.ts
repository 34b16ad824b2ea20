import type { Article } from '@balcao/contract/article';
import type { BroadcastWords, WholeBroadcast } from '@balcao/contract/broadcast';
import type { ChosenTemplate } from '@balcao/contract/broadcast-template';
import type { DraftHandle } from '../../lib/form/use-draft.ts';

/** All that may be written of a broadcast: what its type does not show is kept for the way back. */
export interface Words extends BroadcastWords {
  readonly article: Article;
  readonly cover: string | null;
  readonly mediaIds: string[];
  /** With its words, for the preview. */
  readonly template: ChosenTemplate | null;
}
/** What a draft holds. */
export const wordsOf = ({ values }: Pick<DraftHandle, 'values'>): Words => {
  const { type = 'message', title = '', text = '', url = '', ...shown } = values as Partial<Words>;
  const { article = [], cover = null, mediaIds = [], template = null } = shown;
  return { type, title, text, url, article, cover, mediaIds, template };
};
/** Which template is chosen, and what stands for its variables, as one text. */
const choiceIn = (template: ChosenTemplate | null): string =>
  template === null
    ? ''
    : [
        template.templateId,
        ...template.values.map(({ name, source, text }) => `${name} ${source} ${text.trim()}`),
      ].join();

/** Whether what is kept holds the same; it is trimmed. */
export const isLike = (one: WholeBroadcast, other: Words): boolean =>
  one.type === other.type &&
  one.cover === other.cover &&
  one.media.map(({ id }) => id).join() === other.mediaIds.join() &&
  JSON.stringify(one.article) === JSON.stringify(other.article) &&
  choiceIn(one.template) === choiceIn(other.template) &&
  (['title', 'text', 'url'] as const).every((path) => one[path].trim() === other[path].trim());

/** Whether anything is written or chosen. */
export const isStarted = ({ type, title, text, url, article, cover, template }: Words): boolean =>
  type === 'template'
    ? template?.words != null
    : `${title}${text}${url}`.trim() !== '' || article.length > 0 || cover !== null;
