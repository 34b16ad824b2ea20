import { actAsBank } from '@balcao/contract/dispute-desk';
import type { BodyOf } from '@balcao/contract/endpoint';
import type { RailMode } from '@balcao/contract/rail';
import {
  advanceClock,
  getClock,
  getRail,
  getReviewMode,
  listMails,
  type ReviewMode,
  resetSandbox,
  setRail,
  setReviewMode,
} from '@balcao/contract/sandbox';
import { useCommand } from '@balcao/ui/use-command';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sessionToken } from '../../lib/session-token.ts';

/** The newest mails, all or those to one address. Asks every two seconds while someone looks. */
export const mailsQuery = (to: string | undefined) =>
  queryOptions({
    queryKey: ['sandbox', 'mails', to ?? null],
    queryFn: async () => (await api(listMails, to === undefined ? {} : { query: { to } })).list,
    placeholderData: keepPreviousData,
    refetchInterval: 2_000,
  });

/** The sandbox's clock, and in milliseconds how far it is from ours, so that it can tick here by itself. */
export const clockQuery = queryOptions({
  queryKey: ['sandbox', 'clock'],
  queryFn: async () => {
    const { now, aheadSeconds } = await api(getClock, {});
    const readAtMs = Date.now();
    return { aheadSeconds, readAtMs, offsetMs: Date.parse(now) - readAtMs };
  },
  refetchInterval: 60_000,
});

export const railQuery = queryOptions({
  queryKey: ['sandbox', 'rail'],
  queryFn: () => api(getRail, {}),
});

export const useAdvanceClock = () => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (advanceSeconds: number) => api(advanceClock, { body: { advanceSeconds } }),
    // What expires, is settled or is sent by the hour: anything may have changed.
    onSuccess: () => client.invalidateQueries(),
  });
};

/** Of one method or several, by its name on the wire. */
export type RailModes = Partial<Record<'wallet' | 'pix' | 'debit' | 'credit' | 'payout', RailMode>>;

export const useSetRail = () => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (modes: RailModes) => api(setRail, { body: modes }),
    onSuccess: (settings) => client.setQueryData(railQuery.queryKey, settings),
  });
};

export const reviewModeQuery = queryOptions({
  queryKey: ['sandbox', 'reviews'],
  queryFn: () => api(getReviewMode, {}),
});

export const useSetReviewMode = () => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (mode: ReviewMode) => api(setReviewMode, { body: { mode } }),
    onSuccess: (settings) => client.setQueryData(reviewModeQuery.queryKey, settings),
  });
};

export const useActAsBank = () => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (body: BodyOf<typeof actAsBank>) => api(actAsBank, { body }),
    // What comes back stands in the payer's wallet.
    onSuccess: () => client.invalidateQueries({ queryKey: ['customer'] }),
  });
};

/** Begins again. Everyone's session ends with it, and what is known here is of a world that is gone. */
export const useResetSandbox = () => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: async () => {
      // Let go before, so that nothing is asked with a session that the server is about to forget.
      sessionToken.clear();
      await client.cancelQueries({ queryKey: ['customer'] });
      client.removeQueries({ queryKey: ['customer'] });
      return api(resetSandbox, {});
    },
    onSuccess: () => client.resetQueries(),
  });
};
