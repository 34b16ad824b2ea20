import { localeOf } from '@balcao/contract/locale';
import { deskTransferPath, listDeskUploads, openDeskFile, readDeskPicture } from '@balcao/contract/ticket-file';
import type { FileReads } from '@balcao/ui/message-files.tsx';
import { pictureAddressOf } from '@balcao/ui/picture-address';
import { sendFile } from '@balcao/ui/send-file';
import type { DocumentKeeper } from '@balcao/ui/use-documents';
import { api, stream } from '../../lib/api.ts';
import { sessionToken } from '../../lib/session-token.ts';

/** As every call, with the token that the session has at that moment. */
const headers = (): Record<string, string> => {
  const token = sessionToken.get();
  const language = localeOf(document.documentElement.lang).slice(0, 2);
  return { 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) };
};

/** How the files of a request are read. */
export const deskFileReads = (id: string): FileReads => ({
  picture: async (file, signal) => pictureAddressOf(await stream(readDeskPicture, {}, signal, { id, file })),
  link: (file) => api(openDeskFile, { params: { id, file } }),
});

/** Files for answers to a request. */
export const deskKeeperOf = (id: string): DocumentKeeper => ({
  send: (file, watch) =>
    sendFile(file, {
      ...watch,
      headers,
      owner: `desk/${id}`,
      path: deskTransferPath(id),
      metadata: { use: 'ticket' },
    }),
  describe: async (ids) => (await api(listDeskUploads, { params: { id }, query: { id: [...ids] } })).list,
  link: deskFileReads(id).link,
});
