import { askBindCode, askRebindCode, bindCodeStatus } from '@balcao/contract/authorization';
import { personalAuthentication } from '@balcao/contract/customer';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { currentUserOptions } from '../../lib/current-user.ts';

/** The chat account that is linked, and what the chat app says of its owner. */
export const chatAccountQuery = queryOptions({
  queryKey: ['authorization', 'chatAccount'],
  queryFn: () => api(personalAuthentication, {}),
});

export interface BindCode {
  readonly code: string;
  readonly text: string;
}

/** A code that links a chat account, the first one or another. The server wants to know again that it is the owner who asks. */
export const ask = (isBound: boolean): Promise<BindCode> => (isBound ? api(askRebindCode, {}) : api(askBindCode, {}));
export const read = ({ code }: BindCode) => api(bindCodeStatus, { query: { code } });

/** Refetches what changes with the binding: the chat account, the user, and the sessions, since the other ones have ended. */
export const useReadAnew = () => {
  const client = useQueryClient();
  return async (): Promise<string> => {
    void client.invalidateQueries({ queryKey: currentUserOptions.queryKey });
    void client.invalidateQueries({ queryKey: ['session'] });
    await client.invalidateQueries({ queryKey: chatAccountQuery.queryKey });
    return client.getQueryData(chatAccountQuery.queryKey)?.name ?? '';
  };
};
