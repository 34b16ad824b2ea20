import { localeOf } from '@balcao/contract/locale';
import { sendFile } from '@balcao/ui/send-file';
import type { DocumentKeeper } from '@balcao/ui/use-documents';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import type { DocumentReads } from './document-reads.ts';
import { sessionToken } from './session-token.ts';

/** As every call, with the token that the session has at that moment. */
export const sendingHeaders = (): Record<string, string> => {
  const token = sessionToken.get();
  const language = localeOf(document.documentElement.lang).slice(0, 2);
  return { 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) };
};

/** The documents of the team that the session works in; `list` and `open`: the calls by which the member may ask for them. */
export const documentKeeperOf = (merchantId: string, { list, open }: DocumentReads): DocumentKeeper => ({
  send: (file, watch) => sendFile(file, { ...watch, headers: sendingHeaders, owner: merchantId }),
  describe: async (ids) => (await api(list, { query: { id: [...ids] } })).list,
  link: (id) => api(open, { params: { id } }),
});

/** The names of documents of the team, by their ids. */
export const documentNamesOptions = (ids: readonly string[], reads: DocumentReads['list']) =>
  queryOptions({
    queryKey: ['upload', 'names', ...ids],
    queryFn: async ({ signal }) => {
      const { list } = await api(reads, { query: { id: [...ids] } }, { signal });
      return new Map(list.map(({ id, name }) => [id, name]));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
