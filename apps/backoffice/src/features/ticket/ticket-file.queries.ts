import { eraseTicketFile, listTicketUploads, openTicketFile, readTicketPicture } from '@balcao/contract/ticket-file';
import type { FileReads } from '@balcao/ui/message-files.tsx';
import { pictureAddressOf } from '@balcao/ui/picture-address';
import { sendFile } from '@balcao/ui/send-file';
import type { DocumentKeeper } from '@balcao/ui/use-documents';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { api, stream } from '../../lib/api.ts';
import { sendingHeaders } from '../../lib/document.queries.ts';
import { useTeamPlace } from '../../lib/member.ts';
import { ticketOptions } from './ticket.queries.ts';

const link = (file: string) => api(openTicketFile, { params: { file } });

/** Files for messages to support, of the team that the session works in. */
export const ticketKeeperOf = (merchantId: string): DocumentKeeper => ({
  send: (file, watch) =>
    sendFile(file, { ...watch, headers: sendingHeaders, owner: `${merchantId}/ticket`, metadata: { use: 'ticket' } }),
  describe: async (ids) => (await api(listTicketUploads, { query: { id: [...ids] } })).list,
  link,
});

/** How the files of a request are read. */
export const ticketFileReads: FileReads = {
  picture: async (file, signal) => pictureAddressOf(await stream(readTicketPicture, {}, signal, { file })),
  link,
};

export const useEraseTicketFile = (ticketId: string) => {
  const client = useQueryClient();
  return useKeyedMutation({
    place: useTeamPlace(`ticket-file:${ticketId}`),
    send: (file: string, attempt) => api(eraseTicketFile, { params: { file } }, attempt),
    onSuccess: () => client.invalidateQueries({ queryKey: ticketOptions(ticketId).queryKey }),
  });
};
