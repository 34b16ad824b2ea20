import type { BodyOf } from '@balcao/contract/endpoint';
import {
  askFreeze,
  decideFreeze,
  type FreezeRequest,
  type FreezeState,
  getFreeze,
  takeBackFreeze,
} from '@balcao/contract/withdrawal-freeze';
import type { Attempt } from '@balcao/ui/attempt';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';

export type { FreezeRequest, FreezeState };

export const freezeOptions = (id: string) =>
  queryOptions({
    queryKey: ['merchant', id, 'freeze'],
    queryFn: ({ signal }) => api(getFreeze, { params: { id } }, { signal }),
    refetchInterval: 30_000,
  });

/** Its answer is how the freeze stands now. Refused, that is asked for again: a colleague was faster. */
const useFreezeCommand = <Body>(
  id: string,
  name: string,
  send: (body: Body, attempt: Attempt) => Promise<FreezeState>,
) => {
  const client = useQueryClient();
  const { queryKey } = freezeOptions(id);
  return useKeyedMutation({
    place: useStaffPlace(`${name}:${id}`),
    send,
    onSuccess: (state) => client.setQueryData(queryKey, state),
    onSettled: () => client.invalidateQueries({ queryKey: ['merchant'] }),
  });
};

export const useAskFreeze = (id: string) =>
  useFreezeCommand(id, 'freeze', (body: BodyOf<typeof askFreeze>, attempt) =>
    api(askFreeze, { params: { id }, body }, attempt),
  );
export const useDecideFreeze = (id: string) =>
  useFreezeCommand(id, 'freeze-decide', ({ requestId, agreed }: { requestId: string; agreed: boolean }, attempt) =>
    api(decideFreeze, { params: { id, requestId }, body: { agreed, words: null } }, attempt),
  );
export const useTakeBackFreeze = (id: string) =>
  useFreezeCommand(id, 'freeze-take-back', (requestId: string, attempt) =>
    api(takeBackFreeze, { params: { id, requestId } }, attempt),
  );
