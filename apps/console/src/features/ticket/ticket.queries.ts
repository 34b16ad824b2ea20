import type { BodyOf } from '@balcao/contract/endpoint';
import {
  answerTicket,
  assignTicket,
  type DeskTicket,
  getDeskTicket,
  getTicketFigures,
  listDeskTickets,
  listTicketColleagues,
  noteTicket,
  solveTicket,
  type WholeDeskTicket,
} from '@balcao/contract/ticket-desk';
import { RefusedError } from '@balcao/sdk/client';
import { useSendingCheck } from '@balcao/ui/sending';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';
import type { TicketSearch } from './ticket-search.ts';

export type { DeskTicket, WholeDeskTicket };

/** Teams write while the page is open: it is asked for again. */
const freshMs = 10_000;

export const ticketsOptions = (query: TicketSearch) =>
  queryOptions({
    queryKey: ['ticket', 'list', query],
    queryFn: ({ signal }) => api(listDeskTickets, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });

export const ticketFiguresOptions = queryOptions({
  queryKey: ['ticket', 'figures'],
  queryFn: ({ signal }) => api(getTicketFigures, {}, { signal }),
  refetchInterval: freshMs,
});

export const ticketOptions = (id: string) =>
  queryOptions({
    queryKey: ['ticket', 'one', id],
    queryFn: ({ signal }) => api(getDeskTicket, { params: { id } }, { signal }),
    refetchInterval: freshMs,
  });

export const colleaguesOptions = queryOptions({
  queryKey: ['ticket', 'colleagues'],
  queryFn: ({ signal }) => api(listTicketColleagues, {}, { signal }),
  staleTime: 60_000,
});

/** Whether a colleague answered, or the team wrote, after what was read: nothing was sent, and it is there to be read now. */
export const hasMissed = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && ['conversation_answered', 'conversation_written'].includes(error.name);

/** What came back is what the page shows; lists and figures are asked for again, and the page after a refusal. */
const useArrived = (id: string) => {
  const client = useQueryClient();
  const { queryKey } = ticketOptions(id);
  return {
    onSuccess: async (ticket: WholeDeskTicket) => {
      // What was asked for before it would show the page as it was.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, ticket);
      for (const part of ['list', 'figures']) void client.invalidateQueries({ queryKey: ['ticket', part] });
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  };
};

export const useAnswerTicket = (id: string) => {
  const ask = (body: BodyOf<typeof answerTicket>) => ({ params: { id }, body });
  const check = useSendingCheck(answerTicket, ask);
  const answer = useKeyedMutation({
    place: useStaffPlace(`ticket-answer:${id}`),
    send: (body: BodyOf<typeof answerTicket>, attempt) => api(answerTicket, ask(body), attempt),
    meta: { errors: 'inline' },
    ...useArrived(id),
  });
  return { ...answer, check };
};

export const useNoteTicket = (id: string) => {
  const ask = (body: BodyOf<typeof noteTicket>) => ({ params: { id }, body });
  const check = useSendingCheck(noteTicket, ask);
  const note = useKeyedMutation({
    place: useStaffPlace(`ticket-note:${id}`),
    send: (body: BodyOf<typeof noteTicket>, attempt) => api(noteTicket, ask(body), attempt),
    meta: { errors: 'inline' },
    ...useArrived(id),
  });
  return { ...note, check };
};

export const useAssignTicket = (id: string) =>
  useKeyedMutation({
    place: useStaffPlace(`ticket-assign:${id}`),
    send: (body: BodyOf<typeof assignTicket>, attempt) => api(assignTicket, { params: { id }, body }, attempt),
    ...useArrived(id),
  });

export const useSolveTicket = (id: string) =>
  useKeyedMutation({
    place: useStaffPlace(`ticket-solve:${id}`),
    send: (body: BodyOf<typeof solveTicket>, attempt) => api(solveTicket, { params: { id }, body }, attempt),
    ...useArrived(id),
  });

/** What is wrong with the parts of a message. */
export type WrongMessage = Readonly<{ text?: string | undefined; files?: string | undefined }>;
/** What the server says is wrong with them; undefined for every other refusal. */
export const wrongMessage = (error: unknown): WrongMessage | undefined => {
  if (!(error instanceof RefusedError) || error.name !== 'form_invalid') return undefined;
  const { text, files } = error.fields ?? {};
  return text || files ? { text, files } : { text: error.message };
};
