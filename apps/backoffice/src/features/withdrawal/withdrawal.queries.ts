import type { BodyOf, QueryOf } from '@balcao/contract/endpoint';
import { getBalances, getReserve, setAside, takeBack } from '@balcao/contract/ledger-reserve';
import {
  getWithdrawal,
  getWithdrawalFigures,
  getWithdrawalReceipt,
  listWithdrawals,
  type Withdrawal,
  type WithdrawalFilter,
} from '@balcao/contract/withdrawal';
import { addDestination, listDestinations, removeDestination } from '@balcao/contract/withdrawal-destination';
import { getWithdrawable, quoteWithdrawal, requestWithdrawal } from '@balcao/contract/withdrawal-request';
import { dataOf, NetworkError, RefusedError } from '@balcao/sdk/client';
import { saveFile } from '@balcao/ui/save-file';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, stream } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';
import { useStepUp } from '../../lib/step-up.ts';

/** What the address of the list says: the query of the call that fills it. */
export type WithdrawalSearch = QueryOf<typeof listWithdrawals>;

export const balancesOptions = queryOptions({
  queryKey: ['ledger', 'balances'],
  queryFn: ({ signal }) => api(getBalances, {}, { signal }),
});

export const reserveOptions = queryOptions({
  queryKey: ['ledger', 'reserve'],
  queryFn: ({ signal }) => api(getReserve, {}, { signal }),
});

export const withdrawableOptions = queryOptions({
  queryKey: ['withdrawal', 'withdrawable'],
  queryFn: ({ signal }) => api(getWithdrawable, {}, { signal }),
});

export const destinationsOptions = queryOptions({
  queryKey: ['withdrawal', 'destinations'],
  queryFn: ({ signal }) => api(listDestinations, {}, { signal }),
});

/** What is typed changes by the keystroke: what was answered before stays until the next answer is there. */
export const quoteOptions = (query: { readonly amount: number; readonly destinationId: string }) =>
  queryOptions({
    queryKey: ['withdrawal', 'quote', query],
    queryFn: ({ signal }) => api(quoteWithdrawal, { query }, { signal }),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });

export const withdrawalListOptions = (search: WithdrawalSearch) =>
  queryOptions({
    queryKey: ['withdrawal', 'list', search],
    queryFn: ({ signal }) => api(listWithdrawals, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const figuresOptions = (query: WithdrawalFilter) =>
  queryOptions({
    queryKey: ['withdrawal', 'figures', query],
    queryFn: ({ signal }) => api(getWithdrawalFigures, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const withdrawalOptions = (number: string) =>
  queryOptions({
    queryKey: ['withdrawal', 'one', number],
    queryFn: ({ signal }) => api(getWithdrawal, { params: { number } }, { signal }),
  });

const useMoved = () => {
  const queryClient = useQueryClient();
  return () => Promise.all(['withdrawal', 'ledger'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

/** Asks for a withdrawal; the outcome is shown also when the form is closed. */
export const useRequestWithdrawal = (onDone: () => void) => {
  const withStepUp = useStepUp();
  return useKeyedMutation({
    place: useTeamPlace('withdrawal'),
    send: (body: BodyOf<typeof requestWithdrawal>, attempt) =>
      withStepUp(() => api(requestWithdrawal, { body }, attempt)),
    onSuccess: onDone,
    onSettled: useMoved(),
  });
};

/** Into the reserve, or out of it. */
export const useMoveReserve = (kind: 'setAside' | 'takenBack') => {
  const withStepUp = useStepUp();
  return useKeyedMutation({
    place: useTeamPlace(`reserve:${kind}`),
    send: (body: { readonly amount: number }, attempt) =>
      kind === 'setAside' ? api(setAside, { body }, attempt) : withStepUp(() => api(takeBack, { body }, attempt)),
    onSettled: useMoved(),
  });
};

export const useAddDestination = () => {
  const withStepUp = useStepUp();
  return useKeyedMutation({
    place: useTeamPlace('destination'),
    keptIn: 'page', // Keys and accounts are personal data.
    send: (body: BodyOf<typeof addDestination>, attempt) => withStepUp(() => api(addDestination, { body }, attempt)),
    onSettled: useMoved(),
  });
};

export const useRemoveDestination = () => {
  const withStepUp = useStepUp();
  const moved = useMoved();
  return useCommand({
    mutationFn: (id: string) => withStepUp(() => api(removeDestination, { params: { id } })),
    onSettled: moved,
  });
};

const isPdf = (answer: Response): boolean =>
  answer.ok && (answer.headers.get('content-type') ?? '').startsWith('application/pdf');

/** Fetches the receipt and hands it to the browser under the name that `nameOf` gives it. */
export const useReceipt = (nameOf: (number: string) => string) =>
  useCommand({
    mutationFn: async ({ number }: Pick<Withdrawal, 'number'>) => {
      const answer = await stream(getWithdrawalReceipt, {}, AbortSignal.timeout(60_000), { number }).catch((cause) => {
        throw new NetworkError('unreachable', cause);
      });
      if (!isPdf(answer)) {
        dataOf(await answer.text(), answer.status);
        throw new NetworkError(`http-${answer.status}`);
      }
      saveFile(await answer.blob(), nameOf(number));
    },
  });

/** Why the server refused, in the member's words; undefined where it did not, or was not reached. */
export const refusalIn = (error: unknown): string | undefined =>
  error instanceof RefusedError ? error.message : undefined;
