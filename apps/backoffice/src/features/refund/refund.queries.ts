import type { BodyOf, QueryOf } from '@balcao/contract/endpoint';
import { getRefund, listOrderRefunds, listRefunds, type RefundEntry } from '@balcao/contract/refund';
import { getRefundPolicy, saveRefundPolicy } from '@balcao/contract/refund-policy';
import { approveRefund, getRefundable, rejectRefund, requestRefund } from '@balcao/contract/refund-request';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';
import { useStepUp } from '../../lib/step-up.ts';

/** What the address of the list says: the query of the call that fills it. */
export type RefundSearch = QueryOf<typeof listRefunds>;

export const refundListOptions = (search: RefundSearch) =>
  queryOptions({
    queryKey: ['refund', 'list', search],
    queryFn: ({ signal }) => api(listRefunds, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const refundOptions = (number: string) =>
  queryOptions({
    queryKey: ['refund', 'one', number],
    queryFn: ({ signal }) => api(getRefund, { params: { number } }, { signal }),
  });

export const orderRefundsOptions = (number: string) =>
  queryOptions({
    queryKey: ['refund', 'order', number],
    queryFn: ({ signal }) => api(listOrderRefunds, { params: { number } }, { signal }),
  });

/**
 * What is left to give back changes with every refund: read again before each refund, and never cached, since the
 * form begins with it.
 */
export const refundableOptions = (number: string) =>
  queryOptions({
    queryKey: ['refund', 'refundable', number],
    queryFn: ({ signal }) => api(getRefundable, { params: { number } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const refundPolicyOptions = queryOptions({
  queryKey: ['refund', 'policy'],
  queryFn: ({ signal }) => api(getRefundPolicy, {}, { signal }),
});

const useMoved = () => {
  const queryClient = useQueryClient();
  return () => Promise.all(['refund', 'order'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

/** Asks for a refund of an order; the outcome is shown also when the form is closed. */
export const useRequestRefund = (orderNumber: string) => {
  const withStepUp = useStepUp();
  return useKeyedMutation({
    place: useTeamPlace(`refund:${orderNumber}`),
    send: (body: BodyOf<typeof requestRefund>, attempt) => withStepUp(() => api(requestRefund, { body }, attempt)),
    onSettled: useMoved(),
  });
};

type Agreed = Pick<RefundEntry, 'number' | 'version'>;
/** One person agrees once to what they have seen of a refund: sent again after a lost answer, it is the same agreement. */
export const useApproveRefund = () => {
  const withStepUp = useStepUp();
  const place = useTeamPlace('refund-approve');
  return useKeyedMutation({
    place: ({ number }: Agreed) => `${place}:${number}`,
    send: ({ number, version }: Agreed, attempt) =>
      withStepUp(() => api(approveRefund, { params: { number }, body: { version } }, attempt)),
    meta: { errors: 'editConflict' },
    onSettled: useMoved(),
  });
};

export const useRejectRefund = (number: string) => {
  const withStepUp = useStepUp();
  return useKeyedMutation({
    place: useTeamPlace(`refund-reject:${number}`),
    send: (body: BodyOf<typeof rejectRefund>, attempt) =>
      withStepUp(() => api(rejectRefund, { params: { number }, body }, attempt)),
    onSettled: useMoved(),
  });
};

export const useSaveRefundPolicy = () => {
  const withStepUp = useStepUp();
  const moved = useMoved();
  return useCommand({
    mutationFn: (body: BodyOf<typeof saveRefundPolicy>) => withStepUp(() => api(saveRefundPolicy, { body })),
    meta: { errors: 'editConflict' },
    onSettled: moved,
  });
};
