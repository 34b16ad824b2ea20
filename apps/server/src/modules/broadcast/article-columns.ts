import { textOfArticle, uploadsIn } from '@balcao/contract/article-text';
import type { BroadcastWords } from '@balcao/contract/broadcast';

/** What is written in a broadcast as its row holds it, with what is read out of the article. */
export const columnsOf = <W extends Pick<BroadcastWords, 'article' | 'cover' | 'template'>>(words: W) => {
  const { article = [], cover = null, template = null } = words;
  const pictures = [...new Set([...(cover === null ? [] : [cover]), ...uploadsIn(article)])];
  return { ...words, article, cover, template, articleText: textOfArticle(article), pictures };
};
