import type { BodyOf } from '@balcao/contract/endpoint';
import { CaseState, waitingCases } from '@balcao/contract/moderation';
import { freezeChannel, getDeskChannel, listDeskChannels, putChannelLimit } from '@balcao/contract/moderation-channel';
import { decideCase, getDeskCase, listDeskCases } from '@balcao/contract/moderation-desk';
import { useSendingCheck } from '@balcao/ui/sending';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';
import type { CaseSearch } from './case-search.ts';

/** People report while the page is open: it is asked for again. */
const freshMs = 10_000;
const decidedCases = CaseState.exclude(waitingCases).options;

export const casesOptions = ({ part, subject, reason, search, cursor }: CaseSearch) => {
  const query = { state: part ? [...decidedCases] : [...waitingCases], subject, reason, search, cursor };
  return queryOptions({
    queryKey: ['moderation', 'list', query],
    queryFn: ({ signal }) => api(listDeskCases, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });
};

export const caseOptions = (id: string) =>
  queryOptions({
    queryKey: ['moderation', 'case', id],
    queryFn: ({ signal }) => api(getDeskCase, { params: { id } }, { signal }),
    refetchInterval: freshMs,
  });

export const channelsOptions = ({ search, cursor }: CaseSearch) => {
  const query = { search, cursor };
  return queryOptions({
    queryKey: ['moderation', 'channels', query],
    queryFn: ({ signal }) => api(listDeskChannels, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });
};

export const channelOptions = (id: string) =>
  queryOptions({
    queryKey: ['moderation', 'channel', id],
    queryFn: ({ signal }) => api(getDeskChannel, { params: { id } }, { signal }),
    refetchInterval: freshMs,
  });

const useMoved = () => {
  const client = useQueryClient();
  // Not waited for: a form that its decision takes away could not say any more that it was sent.
  return () => {
    for (const queryKey of [['moderation'], ['auditEvent']]) void client.invalidateQueries({ queryKey });
  };
};

/** A case is decided once, however often it is sent; of two colleagues the first decides. */
export const useDecideCase = (id: string) => {
  const onSettled = useMoved();
  const check = useSendingCheck(decideCase, (body: BodyOf<typeof decideCase>) => ({ params: { id }, body }));
  const decide = useKeyedMutation({
    place: useStaffPlace(`moderation:${id}`),
    send: (body: BodyOf<typeof decideCase>, attempt) => api(decideCase, { params: { id }, body }, attempt),
    meta: { errors: 'inline' },
    onSettled,
  });
  return { ...decide, check };
};

export const useFreezeChannel = (id: string) => {
  const onSettled = useMoved();
  const check = useSendingCheck(freezeChannel, (body: BodyOf<typeof freezeChannel>) => ({ params: { id }, body }));
  const freeze = useKeyedMutation({
    place: useStaffPlace(`channel-freeze:${id}`),
    send: (body: BodyOf<typeof freezeChannel>, attempt) => api(freezeChannel, { params: { id }, body }, attempt),
    onSettled,
  });
  return { ...freeze, check };
};

export const usePutChannelLimit = (id: string) => {
  const onSettled = useMoved();
  const check = useSendingCheck(putChannelLimit, (body: BodyOf<typeof putChannelLimit>) => ({ params: { id }, body }));
  const put = useKeyedMutation({
    place: useStaffPlace(`channel-limit:${id}`),
    send: (body: BodyOf<typeof putChannelLimit>, attempt) => api(putChannelLimit, { params: { id }, body }, attempt),
    meta: { errors: 'inline' },
    onSettled,
  });
  return { ...put, check };
};
