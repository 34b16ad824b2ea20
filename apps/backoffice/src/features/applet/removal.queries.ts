import { cancelRemoval, getRemoval, requestRemoval } from '@balcao/contract/applet-removal';
import type { BodyOf } from '@balcao/contract/endpoint';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

/** The last request to take a mini program from the shelf. It stands under the mini program: what is heard of that asks for it again. */
export const removalOptions = (id: string) =>
  queryOptions({
    queryKey: ['applet', 'removal', id],
    queryFn: ({ signal }) => api(getRemoval, { params: { id } }, { signal }),
  });

const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => Promise.all(['applet', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

/** One request is made, however often it is sent. */
export const useRequestRemoval = (id: string) =>
  useKeyedMutation({
    place: useTeamPlace(`applet-removal:${id}`),
    send: (body: BodyOf<typeof requestRemoval>, attempt) => api(requestRemoval, { params: { id }, body }, attempt),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });

export const useCancelRemoval = (id: string) =>
  useCommand({
    mutationFn: () => api(cancelRemoval, { params: { id } }),
    onSettled: useInvalidation(),
  });
