import { type DeskMerchant, listMerchants } from '@balcao/contract/merchant-desk';
import {
  findOrdersForPayment,
  type MatchCandidate,
  matchUnidentifiedPayment,
} from '@balcao/contract/unidentified-match';
import {
  changeReturnLimit,
  closeUnidentifiedPayment,
  creditUnidentifiedPayment,
  decideUnidentified,
  listUnidentifiedPayments,
  type ReturnLimit,
  returnUnidentifiedPayment,
  takeBackUnidentified,
  type UnidentifiedPayment,
} from '@balcao/contract/unidentified-payment';
import type { Attempt } from '@balcao/ui/attempt';
import { useSendingCheck } from '@balcao/ui/sending';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';
import type { UnidentifiedSearch } from './unidentified-search.ts';

export type { DeskMerchant, MatchCandidate, ReturnLimit, UnidentifiedPayment };

/** Money arrives and goes back by itself: while someone looks, it is asked for again. */
const freshMs = 10_000;

export const unidentifiedOptions = ({ state = 'waiting', cursor }: UnidentifiedSearch) => {
  const query = { state, cursor };
  return queryOptions({
    queryKey: ['unidentified', query],
    queryFn: ({ signal }) => api(listUnidentifiedPayments, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });
};

/** Asking again changes nothing on the server, which needs no key for it: where the answer was lost, the same is sent once more. */
export const useReturnUnidentified = ({ endToEndId }: Pick<UnidentifiedPayment, 'endToEndId'>) => {
  const client = useQueryClient();
  const ask = (body: { readonly reason: string }) => ({ params: { endToEndId }, body });
  const check = useSendingCheck(returnUnidentifiedPayment, ask);
  const mutation = useKeyedMutation({
    place: useStaffPlace(`return:${endToEndId}`),
    send: (body: { readonly reason: string }, attempt) => api(returnUnidentifiedPayment, ask(body), attempt),
    meta: { errors: 'inline' },
    onSettled: () =>
      Promise.all(
        [['unidentified'], ['auditEvent'], ['waiting']].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
  return { ...mutation, check };
};

/** Orders that the payment may be for, by a number; nothing is asked for without one. */
export const candidateOptions = (endToEndId: string, number: string) =>
  queryOptions({
    queryKey: ['unidentified', 'orders', endToEndId, number],
    queryFn: ({ signal }) => api(findOrdersForPayment, { params: { endToEndId }, query: { number } }, { signal }),
    enabled: number !== '',
    staleTime: 0,
  });

/** Teams that the payment may be credited to, by a number or a name; nothing is asked for without one. */
export const creditableOptions = (search: string) =>
  queryOptions({
    queryKey: ['unidentified', 'merchants', search],
    queryFn: ({ signal }) => api(listMerchants, { query: { search, pageSize: 10 } }, { signal }),
    enabled: search !== '',
    staleTime: 0,
  });

interface Match {
  readonly merchantId: string;
  readonly orderNumber: string;
  /** Centavos that the payer gets back. */
  readonly difference?: number;
  readonly reason: string;
}
export const useMatchUnidentified = ({ endToEndId }: Pick<UnidentifiedPayment, 'endToEndId'>) => {
  const client = useQueryClient();
  return useKeyedMutation({
    place: useStaffPlace(`match:${endToEndId}`),
    send: (body: Match, attempt) => api(matchUnidentifiedPayment, { params: { endToEndId }, body }, attempt),
    onSettled: () =>
      Promise.all(
        [['unidentified'], ['auditEvent'], ['merchant'], ['waiting']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
};

/** What a colleague asked for, decided or taken back; refused, it is asked for again: a colleague was faster. */
const useRequestCommand = <Body>(
  name: string,
  send: (body: Body, attempt: Attempt) => Promise<unknown>,
  meta?: { readonly errors: 'inline' },
) => {
  const client = useQueryClient();
  return useKeyedMutation({
    place: useStaffPlace(name),
    send,
    ...(meta && { meta }),
    onSettled: () =>
      Promise.all(
        [['unidentified'], ['auditEvent'], ['waiting']].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
};
type Of = Pick<UnidentifiedPayment, 'endToEndId'>;
interface Credit {
  readonly merchantId: string;
  readonly reason: string;
}
export const useCreditUnidentified = ({ endToEndId }: Of) => {
  const ask = (body: Credit) => ({ params: { endToEndId }, body });
  const check = useSendingCheck(creditUnidentifiedPayment, ask);
  const send = (body: Credit, attempt: Attempt) => api(creditUnidentifiedPayment, ask(body), attempt);
  return { ...useRequestCommand(`credit:${endToEndId}`, send, { errors: 'inline' }), check };
};
interface Closing {
  readonly returnId: string;
  readonly reason: string;
}
export const useCloseUnidentified = ({ endToEndId }: Of) => {
  const ask = (body: Closing) => ({ params: { endToEndId }, body });
  const check = useSendingCheck(closeUnidentifiedPayment, ask);
  const send = (body: Closing, attempt: Attempt) => api(closeUnidentifiedPayment, ask(body), attempt);
  return { ...useRequestCommand(`close:${endToEndId}`, send, { errors: 'inline' }), check };
};
export const useDecideUnidentified = (requestId: string) =>
  useRequestCommand(`unidentified-decide:${requestId}`, (agreed: boolean, attempt) =>
    api(decideUnidentified, { params: { requestId }, body: { agreed, words: null } }, attempt),
  );
export const useTakeBackUnidentified = (requestId: string) =>
  useRequestCommand(`unidentified-back:${requestId}`, (_: null, attempt) =>
    api(takeBackUnidentified, { params: { requestId } }, attempt),
  );
export const useChangeReturnLimit = () =>
  useRequestCommand('return-limit', (body: { before: number; limit: number; reason: string }, attempt) =>
    api(changeReturnLimit, { body }, attempt),
  );
