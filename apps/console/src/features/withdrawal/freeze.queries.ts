import type { BodyOf } from '@balcao/contract/endpoint';
import {
  askFreeze,
  decideFreeze,
  type FreezeRequest,
  type FreezeState,
  getFreeze,
  takeBackFreeze,
} from '@balcao/contract/withdrawal-freeze';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type { FreezeRequest, FreezeState };

export const freezeOptions = (id: string) =>
  queryOptions({
    queryKey: ['merchant', id, 'freeze'],
    queryFn: ({ signal }) => api(getFreeze, { params: { id } }, { signal }),
    refetchInterval: 30_000,
  });

/** A deed: its answer is how it stands now. Refused, it is asked for again: somebody else was faster. */
const useDeed = <V>(id: string, send: (given: V) => Promise<FreezeState>) => {
  const client = useQueryClient();
  const { queryKey } = freezeOptions(id);
  return useMutation({
    mutationFn: send,
    onSuccess: (state) => client.setQueryData(queryKey, state),
    onSettled: () => client.invalidateQueries({ queryKey: ['merchant'] }),
  });
};

/** `key`: one request is one, however often it is sent. */
export const useAskFreeze = (id: string, key: string) =>
  useDeed(id, (body: BodyOf<typeof askFreeze>) => api(askFreeze, { params: { id }, body }, { idempotencyKey: key }));
export const useDecideFreeze = (id: string) =>
  useDeed(id, ({ requestId, agreed }: { requestId: string; agreed: boolean }) =>
    api(decideFreeze, { params: { id, requestId }, body: { agreed, words: null } }),
  );
export const useTakeBackFreeze = (id: string) =>
  useDeed(id, (requestId: string) => api(takeBackFreeze, { params: { id, requestId } }));
