import type { BodyOf } from '@balcao/contract/endpoint';
import {
  closeTicket,
  createTicket,
  getTicket,
  listTickets,
  readTicket,
  type WholeTicket,
  writeTicket,
} from '@balcao/contract/ticket';
import { RefusedError } from '@balcao/sdk/client';
import { useSendingCheck } from '@balcao/ui/sending';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';
import type { TicketSearch } from './ticket-search.ts';

// The first word of each key is the live topic that may change the answer.
export const ticketsOptions = (query: TicketSearch) =>
  queryOptions({
    queryKey: ['ticket', 'list', query],
    queryFn: ({ signal }) => api(listTickets, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const ticketOptions = (id: string) =>
  queryOptions({
    queryKey: ['ticket', 'one', id],
    queryFn: ({ signal }) => api(getTicket, { params: { id } }, { signal }),
  });

/** What came back is what the page shows; lists and figures are asked for again. */
const useArrived = () => {
  const client = useQueryClient();
  return async (ticket: WholeTicket) => {
    const { queryKey } = ticketOptions(ticket.id);
    // What was asked for before it would show the page as it was.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, ticket);
    void client.invalidateQueries({ queryKey: ['ticket', 'list'] });
  };
};

export const useCreateTicket = () => {
  const check = useSendingCheck(createTicket, (body: BodyOf<typeof createTicket>) => ({ body }));
  const create = useKeyedMutation({
    place: useTeamPlace('ticket'),
    send: (body: BodyOf<typeof createTicket>, attempt) => api(createTicket, { body }, attempt),
    meta: { errors: 'inline' },
    onSuccess: useArrived(),
  });
  return { ...create, check };
};

export const useWriteTicket = (id: string) => {
  const check = useSendingCheck(writeTicket, (body: BodyOf<typeof writeTicket>) => ({ params: { id }, body }));
  const write = useKeyedMutation({
    place: useTeamPlace(`ticket:${id}`),
    send: (body: BodyOf<typeof writeTicket>, attempt) => api(writeTicket, { params: { id }, body }, attempt),
    meta: { errors: 'inline' },
    onSuccess: useArrived(),
  });
  return { ...write, check };
};

export const useCloseTicket = (id: string) =>
  useKeyedMutation({
    place: useTeamPlace(`ticket-close:${id}`),
    send: (_: null, attempt) => api(closeTicket, { params: { id } }, attempt),
    onSuccess: useArrived(),
  });

/** Stores how far the person has read. It runs in the background; the next visit repeats it. */
export const markTicketRead = (id: string, position: number): void =>
  void api(readTicket, { params: { id }, body: { position } }).catch(() => undefined);

/** What is wrong with the parts of a message. */
export type WrongMessage = Readonly<{ text?: string | undefined; files?: string | undefined }>;
/** What the server says is wrong with them; undefined for every other refusal. */
export const wrongMessage = (error: unknown): WrongMessage | undefined => {
  if (!(error instanceof RefusedError) || error.name !== 'form_invalid') return undefined;
  const { text, files } = error.fields ?? {};
  return text || files ? { text, files } : { text: error.message };
};
