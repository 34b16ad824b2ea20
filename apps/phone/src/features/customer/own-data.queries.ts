import { downloadOwnData, erasePerson } from '@balcao/contract/person';
import { getSandbox } from '@balcao/contract/sandbox';
import { useCommand } from '@balcao/ui/use-command';
import { createWebStream } from '@balcao/ui/web-caller';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { timeZone } from '../../lib/time-zone.ts';

const stream = createWebStream({ token: sessionToken.get, timeZone: () => timeZone });

/** All that is kept about the person, as a file. */
export const useOwnData = () =>
  useCommand({
    mutationFn: async () => (await stream(downloadOwnData, {}, AbortSignal.timeout(120_000))).blob(),
  });

/** The PIN of a person of the sandbox, which is no secret there; undefined for anyone else. */
export const sandboxPinQuery = (phone: string) =>
  queryOptions({
    queryKey: ['sandbox', 'pin', phone],
    // Without the sandbox there is no PIN to fill in.
    meta: { errors: 'inline' },
    queryFn: async () => (await api(getSandbox, {})).customers.find((one) => one.phone === phone)?.pin ?? null,
  });

/**
 * Erases the account. The session ends with it: `onErased` leads to a screen that needs no session. If another person uses the phone by the time of
 * the answer, they stay signed in.
 */
export const useErase = (onErased: () => void) => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: async (pin: string) => {
      const erased = sessionToken.get();
      await api(erasePerson, { body: { pin } });
      return erased;
    },
    onSuccess: (erased) => {
      void client.invalidateQueries({ queryKey: ['sandbox'] });
      if (sessionToken.get() !== erased) return;
      sessionToken.clear();
      onErased();
      client.removeQueries({ queryKey: ['customer'] });
    },
  });
};
