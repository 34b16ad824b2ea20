import type { BodyOf } from '@balcao/contract/endpoint';
import { confirmToolLogin, denyToolLogin, findToolLogin } from '@balcao/contract/tool-login';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';
import { useStepUp } from '../../lib/step-up.ts';
import { toolKeysOptions } from './tool-key.queries.ts';

/** Which computer asks. A code that nothing asks by is an answer, and is not asked for again by itself: guesses are counted. */
export const toolLoginOptions = (code: string) =>
  queryOptions({
    queryKey: ['tool-login', code],
    queryFn: ({ signal }) => api(findToolLogin, { query: { code } }, { signal }),
    retry: false,
    refetchOnWindowFocus: false,
  });

const useAnswered = (code: string) => {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries(toolLoginOptions(code));
    void queryClient.invalidateQueries(toolKeysOptions);
  };
};

export const useConfirmToolLogin = (code: string) => {
  const withStepUp = useStepUp();
  return useKeyedMutation({
    place: useTeamPlace(`tool-login:${code}`),
    send: (body: BodyOf<typeof confirmToolLogin>, attempt) =>
      withStepUp(() => api(confirmToolLogin, { body }, attempt)),
    onSettled: useAnswered(code),
  });
};

export const useDenyToolLogin = (code: string) =>
  useCommand({ mutationFn: () => api(denyToolLogin, { body: { code } }), onSettled: useAnswered(code) });
