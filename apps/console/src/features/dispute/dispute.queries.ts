import {
  decideDispute,
  getDeskDispute,
  listDeskDisputes,
  openDeskEvidence,
  registerDispute,
} from '@balcao/contract/dispute-desk';
import type { BodyOf } from '@balcao/contract/endpoint';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';
import type { DisputeSearch } from './dispute-search.ts';

/** Banks act by themselves: while someone looks, it is asked for again. */
const freshMs = 10_000;

export const disputesOptions = ({ part, cursor }: DisputeSearch) => {
  const status: ('open' | 'answered' | 'accepted' | 'rejected' | 'expired')[] =
    part === 'decided' ? ['accepted', 'rejected', 'expired'] : ['open', 'answered'];
  const query = { status, cursor };
  return queryOptions({
    queryKey: ['dispute', 'list', query],
    queryFn: ({ signal }) => api(listDeskDisputes, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });
};

export const disputeOptions = (number: string) =>
  queryOptions({
    queryKey: ['dispute', 'one', number],
    queryFn: ({ signal }) => api(getDeskDispute, { params: { number } }, { signal }),
    refetchInterval: freshMs,
  });

const useMoved = () => {
  const client = useQueryClient();
  return () => Promise.all([['dispute'], ['auditEvent']].map((queryKey) => client.invalidateQueries({ queryKey })));
};

export const registerBody = registerDispute.body;
export const useRegisterDispute = () => {
  const moved = useMoved();
  return useKeyedMutation({
    place: useStaffPlace('dispute:new'),
    send: (body: BodyOf<typeof registerDispute>, attempt) => api(registerDispute, { body }, attempt),
    meta: { errors: 'inline' },
    onSettled: moved,
  });
};

export const decideBody = decideDispute.body;
export const useDecideDispute = (number: string) => {
  const moved = useMoved();
  return useKeyedMutation({
    place: useStaffPlace(`dispute:${number}`),
    send: (body: BodyOf<typeof decideDispute>, attempt) => api(decideDispute, { params: { number }, body }, attempt),
    meta: { errors: 'inline' },
    onSettled: moved,
  });
};

/** An address that shows a document of the dispute for a moment. */
export const linkOf = (number: string, file: string) => api(openDeskEvidence, { params: { number, file } });
