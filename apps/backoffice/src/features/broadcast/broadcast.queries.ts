import {
  createBroadcast,
  getBroadcast,
  getBroadcastRoom,
  listBroadcasts,
  publishBroadcast,
  removeBroadcast,
} from '@balcao/contract/broadcast';
import { decideBroadcast } from '@balcao/contract/broadcast-approval';
import { getBroadcastCalendar } from '@balcao/contract/broadcast-calendar';
import { getBroadcastReception, type ReceptionUnit } from '@balcao/contract/broadcast-reception';
import {
  editRecalledBroadcast,
  pauseBroadcast,
  recallBroadcast,
  resumeBroadcast,
  stopBroadcast,
  testBroadcast,
  unscheduleBroadcast,
} from '@balcao/contract/broadcast-sending';
import { type Audience, estimateAudience } from '@balcao/contract/channel-audience';
import type { BodyOf, QueryOf, ReplyOf } from '@balcao/contract/endpoint';
import { listBroadcastTemplates } from '@balcao/contract/template-sending';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

/** What the address of the list says: the query of the call that fills it. */
export type BroadcastSearch = QueryOf<typeof listBroadcasts>;
/** Which broadcast of which channel. */
export interface BroadcastPlace {
  readonly channelId: string;
  readonly id: string;
}
const paramsOf = ({ channelId, id }: BroadcastPlace) => ({ params: { id: channelId, broadcastId: id } });

export const broadcastListOptions = (channelId: string, search: BroadcastSearch) =>
  queryOptions({
    queryKey: ['broadcast', 'list', channelId, search],
    queryFn: ({ signal }) => api(listBroadcasts, { params: { id: channelId }, query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const broadcastOptions = (place: BroadcastPlace) =>
  queryOptions({
    queryKey: ['broadcast', 'one', place.channelId, place.id],
    queryFn: ({ signal }) => api(getBroadcast, paramsOf(place), { signal }),
  });

/** When it was seen, by hours or days since it was sent. */
export const receptionOptions = (place: BroadcastPlace, unit: ReceptionUnit) =>
  queryOptions({
    queryKey: ['broadcast', 'reception', place.channelId, place.id, unit],
    queryFn: ({ signal }) => api(getBroadcastReception, { ...paramsOf(place), query: { unit } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A month `YYYYMM` of posts; this one where none is named. */
export const broadcastCalendarOptions = (channelId: string, month: string | undefined) =>
  queryOptions({
    queryKey: ['broadcast', 'calendar', channelId, month],
    queryFn: ({ signal }) =>
      api(getBroadcastCalendar, { params: { id: channelId }, query: month === undefined ? {} : { month } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The templates that a broadcast may say now, by a part of their names. */
export const broadcastTemplatesOptions = (channelId: string, search: string) =>
  queryOptions({
    queryKey: ['messageTemplate', 'broadcast', channelId, search],
    queryFn: ({ signal }) =>
      api(listBroadcastTemplates, { params: { id: channelId }, query: search === '' ? {} : { search } }, { signal }),
  });

/** Followers of this moment, and what is left of a day of São Paulo; of today where none is named. */
export const roomOptions = (channelId: string, day: string | undefined) =>
  queryOptions({
    queryKey: ['broadcast', 'room', channelId, day],
    // It helps while one types; sending the form says what is wrong.
    meta: { errors: 'inline' },
    queryFn: ({ signal }) =>
      api(getBroadcastRoom, { params: { id: channelId }, query: day === undefined ? {} : { day } }, { signal }),
    staleTime: 0,
  });

/** What is done with a broadcast is a line in the log. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => Promise.all(['broadcast', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};
type Told<Reply = unknown> = (reply: Reply) => void;
const nothing = { type: 'message', title: '', text: '', url: '' } as const;

export const useCreateBroadcast = (channelId: string, onSuccess: Told<ReplyOf<typeof createBroadcast>>) =>
  useCommand({
    mutationFn: () => api(createBroadcast, { params: { id: channelId }, body: nothing }),
    onSuccess,
    onSettled: useInvalidation(),
  });

/** One draft is sent once, however often it is asked. */
export const usePublishBroadcast = (place: BroadcastPlace) =>
  useKeyedMutation({
    place: useTeamPlace(`broadcast:${place.id}`),
    send: (body: BodyOf<typeof publishBroadcast>, attempt) =>
      api(publishBroadcast, { ...paramsOf(place), body }, attempt),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });

/** What a second person decides; it counts once, however often it is sent. */
export const useDecideBroadcast = (place: BroadcastPlace) =>
  useKeyedMutation({
    place: useTeamPlace(`broadcast-decision:${place.id}`),
    send: (body: BodyOf<typeof decideBroadcast>, attempt) =>
      api(decideBroadcast, { ...paramsOf(place), body }, attempt),
    onSettled: useInvalidation(),
  });

export const useUnscheduleBroadcast = (place: BroadcastPlace, onSuccess: Told) =>
  useCommand({
    mutationFn: () => api(unscheduleBroadcast, paramsOf(place)),
    onSuccess,
    onSettled: useInvalidation(),
  });
export const useRecallBroadcast = (place: BroadcastPlace, onSuccess: Told) =>
  useCommand({ mutationFn: () => api(recallBroadcast, paramsOf(place)), onSuccess, onSettled: useInvalidation() });
export const useRemoveBroadcast = (place: BroadcastPlace, onSuccess: Told) =>
  useCommand({ mutationFn: () => api(removeBroadcast, paramsOf(place)), onSuccess, onSettled: useInvalidation() });

/** How many followers are in a part at this moment; asked while there is one. */
export const estimateOptions = (channelId: string, audience: Audience | undefined) =>
  queryOptions({
    queryKey: ['channel', 'estimate', channelId, audience],
    // It helps while one types; sending the form says what is wrong.
    meta: { errors: 'inline' },
    queryFn: ({ signal }) => api(estimateAudience, { params: { id: channelId }, query: audience ?? {} }, { signal }),
    enabled: audience !== undefined,
    staleTime: 0,
  });

export const usePauseBroadcast = (place: BroadcastPlace, onSuccess: Told) =>
  useCommand({ mutationFn: () => api(pauseBroadcast, paramsOf(place)), onSuccess, onSettled: useInvalidation() });
export const useResumeBroadcast = (place: BroadcastPlace, onSuccess: Told) =>
  useCommand({ mutationFn: () => api(resumeBroadcast, paramsOf(place)), onSuccess, onSettled: useInvalidation() });
export const useStopBroadcast = (place: BroadcastPlace, onSuccess: Told) =>
  useCommand({ mutationFn: () => api(stopBroadcast, paramsOf(place)), onSuccess, onSettled: useInvalidation() });
/** The words of a recalled one as a new draft: the same one however often it is asked. */
export const useEditRecalled = (place: BroadcastPlace, onSuccess: Told<ReplyOf<typeof editRecalledBroadcast>>) =>
  useCommand({
    mutationFn: () => api(editRecalledBroadcast, paramsOf(place)),
    onSuccess,
    onSettled: useInvalidation(),
  });
/** One test is one of the day's, however often it is sent. */
export const useTestBroadcast = (place: BroadcastPlace, onSuccess: Told<ReplyOf<typeof testBroadcast>>) =>
  useKeyedMutation({
    place: useTeamPlace(`broadcast-test:${place.id}`),
    send: (_nothing: undefined, attempt) => api(testBroadcast, paramsOf(place), attempt),
    onSuccess,
  });
