import { localeOf } from '@balcao/contract/locale';
import { type listChannelUploads, type listUploads, openDocument } from '@balcao/contract/upload';
import { sendFile } from '@balcao/ui/send-file';
import type { DocumentKeeper } from '@balcao/ui/use-documents';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { sessionToken } from './session-token.ts';

/** As every call, with the token that the session has at that moment. */
export const sendingHeaders = (): Record<string, string> => {
  const token = sessionToken.get();
  const language = localeOf(document.documentElement.lang).slice(0, 2);
  return { 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) };
};

/** The documents of the team that the session works in; `reads`: the call by which the member may ask for them. */
export const documentKeeperOf = (
  merchantId: string,
  reads: typeof listUploads | typeof listChannelUploads,
): DocumentKeeper => ({
  send: (file, watch) => sendFile(file, { ...watch, headers: sendingHeaders, owner: merchantId }),
  describe: async (ids) => (await api(reads, { query: { id: [...ids] } })).list,
  link: (id) => api(openDocument, { params: { id } }),
});

/** The names of documents of the team, by their ids. */
export const documentNamesOptions = (ids: readonly string[], reads: typeof listUploads | typeof listChannelUploads) =>
  queryOptions({
    queryKey: ['upload', 'names', ...ids],
    queryFn: async ({ signal }) => {
      const { list } = await api(reads, { query: { id: [...ids] } }, { signal });
      return new Map(list.map(({ id, name }) => [id, name]));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
