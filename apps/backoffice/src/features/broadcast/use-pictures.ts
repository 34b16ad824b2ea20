import type { Article } from '@balcao/contract/article';
import { uploadsIn } from '@balcao/contract/article-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureAddressesOptions } from './picture.queries.ts';
import type { ArrivedPicture } from './use-picture-sending.ts';

/** Where the pictures of a draft are shown: those that were there, and those that were sent since. */
export const usePictures = (channelId: string, { article, cover }: { article: Article; cover: string | null }) => {
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());
  const shown = [...new Set([...uploadsIn(article), ...(cover === null ? [] : [cover])])];
  const { data } = useQuery(pictureAddressesOptions(channelId, shown.filter((id) => !sent.has(id)).sort()));
  return {
    addresses: new Map([...(data ?? []), ...sent]),
    remember: ({ id, address }: ArrivedPicture) => setSent((all) => new Map(all).set(id, address)),
  };
};
