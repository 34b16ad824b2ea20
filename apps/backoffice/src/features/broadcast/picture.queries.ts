import { listPictures, type SentPicture } from '@balcao/contract/article-picture';
import { type SendWatch, sendFile } from '@balcao/ui/send-file';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sendingHeaders } from '../../lib/document.queries.ts';

/** Where pictures of the team are shown, by their uploads. */
export const pictureAddressesOptions = (channelId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['broadcast', 'pictures', channelId, ...ids],
    queryFn: async ({ signal }) => {
      const { list } = await api(listPictures, { params: { id: channelId }, query: { id: [...ids] } }, { signal });
      return new Map(list.flatMap(({ id, address }) => (address === null ? [] : [[id, address] as const])));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 3_600_000,
  });

/** Sends a picture for a broadcast; answers with its outcome. */
export const sendPicture = async (
  { channelId, merchantId }: { readonly channelId: string; readonly merchantId: string },
  file: File,
  watch: SendWatch,
): Promise<SentPicture | undefined> => {
  const options = { ...watch, headers: sendingHeaders, owner: `${merchantId}.picture`, metadata: { use: 'picture' } };
  const id = await sendFile(file, options);
  const { list } = await api(listPictures, { params: { id: channelId }, query: { id: [id] } });
  return list[0];
};
