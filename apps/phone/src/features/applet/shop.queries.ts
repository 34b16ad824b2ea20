import type { AskOf } from '@balcao/contract/endpoint';
import { openShopOrder, readShopOrder } from '@balcao/contract/sandbox';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

type NewShopOrder = AskOf<typeof openShopOrder>['body'];

/** How an order of the shop stands, as its own server says; asked again until it is known. */
export const shopOrderQuery = (merchantOrderNumber: string) =>
  queryOptions({
    queryKey: ['shop', 'order', merchantOrderNumber],
    queryFn: () => api(readShopOrder, { params: { merchantOrderNumber } }),
    refetchInterval: ({ state }) => (state.data?.status === '01' || !state.data ? 1_000 : false),
  });

export const useOpenShopOrder = () => useMutation({ mutationFn: (body: NewShopOrder) => api(openShopOrder, { body }) });
