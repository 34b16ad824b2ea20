import { searchHelp } from '@balcao/contract/help';
import { listMembers } from '@balcao/contract/member';
import { listOrders } from '@balcao/contract/order';
import { queryOptions } from '@tanstack/react-query';
import type { OrderAsk } from '../features/order/order-ask.ts';
import { api } from '../lib/api.ts';

const shownAtMost = 5;
const enough = { pageSize: String(shownAtMost) };

/** Orders by a number, an amount or a payment, the newest first; none where nothing is asked. */
export const ordersBy = (ask: OrderAsk | undefined) =>
  queryOptions({
    queryKey: ['order', 'found', ask],
    queryFn: async ({ signal }) => (await api(listOrders, { query: { ...ask, ...enough } }, { signal })).list,
    enabled: ask !== undefined,
  });

/** Members whose name or e-mail holds this. */
export const membersNamed = (search: string) =>
  queryOptions({
    queryKey: ['member', 'named', search],
    queryFn: async ({ signal }) => (await api(listMembers, { query: { search, ...enough } }, { signal })).list,
  });

/** Articles of the help center for these words, the best first. */
export const articlesAbout = (text: string) =>
  queryOptions({
    queryKey: ['help', 'found', text],
    queryFn: ({ signal }) => api(searchHelp, { query: { text } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ list }) => list.slice(0, shownAtMost),
  });
