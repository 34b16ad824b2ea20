import type { QueryOf } from '@balcao/contract/endpoint';
import { getOrder, listOrders, OrderStatus } from '@balcao/contract/order';
import { endOrder } from '@balcao/contract/order-end';
import { listOrderShopCodes } from '@balcao/contract/order-shop-code';
import { sumOrders } from '@balcao/contract/order-sums';
import { RefusedError } from '@balcao/sdk/client';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

/** What the address of the list says: the query of the call that fills it. */
export type OrderSearch = QueryOf<typeof listOrders>;

export const orderListOptions = (search: OrderSearch) =>
  queryOptions({
    queryKey: ['order', 'list', search],
    queryFn: ({ signal }) => api(listOrders, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What the orders of a filter come to. */
export const orderSumsOptions = (filter: QueryOf<typeof sumOrders>) =>
  queryOptions({
    queryKey: ['order', 'sums', filter],
    queryFn: ({ signal }) => api(sumOrders, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The QR codes of the shop by which orders can be filtered: asked for again when codes change. */
export const orderShopCodesOptions = queryOptions({
  queryKey: ['product', 'codesOfOrders'],
  queryFn: async ({ signal }) => (await api(listOrderShopCodes, {}, { signal })).list,
});

export const orderOptions = (number: string) =>
  queryOptions({
    queryKey: ['order', 'one', number],
    queryFn: ({ signal }) => api(getOrder, { params: { number } }, { signal }),
  });

/** Closes an order by hand. */
export const useEndOrder = () => {
  const queryClient = useQueryClient();
  const place = useTeamPlace('order-end');
  return useKeyedMutation({
    place: (number: string) => `${place}:${number}`,
    send: async (number: string, attempt) => {
      try {
        const { status } = await api(endOrder, { params: { number } }, attempt);
        return { status, isOwn: true };
      } catch (error) {
        if (!(error instanceof RefusedError) || error.name !== 'state_forbids') throw error;
        // It was ended a moment before, in another tab or by someone else: the new state says more than the refusal.
        const { status } = await queryClient.fetchQuery({ ...orderOptions(number), staleTime: 0 });
        if (status === OrderStatus.enum.waiting) throw error;
        return { status, isOwn: false };
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['order'] }),
  });
};
