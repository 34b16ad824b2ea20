import { listCertificates } from '@balcao/contract/certificate';
import { getHome, putSelling, type SellingWay } from '@balcao/contract/home';
import { listOrders, OrderStatus } from '@balcao/contract/order';
import { listShopCodes } from '@balcao/contract/shop-code';
import { listWebhooks } from '@balcao/contract/webhook';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What waits for the member, and how the team sells. */
export const homeOptions = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => api(getHome, {}, { signal }),
});

/** Says how the team sells; it is under way until that is read again, so that nothing jumps. */
export const usePutSelling = () => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (selling: SellingWay) => api(putSelling, { body: { selling } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: homeOptions.queryKey }),
    // One after the other: the last choice is what stays.
    scope: { id: 'home-selling' },
  });
};

export type StepName = 'code' | 'certificate' | 'webhook' | 'order' | 'paid';
/** The steps from an empty team to a paid order by the way in which it sells, in the order in which one takes them. */
export const stepsOf: Readonly<Record<SellingWay, readonly StepName[]>> = {
  shop: ['code', 'paid'],
  online: ['certificate', 'webhook', 'order', 'paid'],
  both: ['code', 'certificate', 'webhook', 'order', 'paid'],
};

// The first word of each key is the live topic that may change the answer.
const steps = {
  code: queryOptions({
    queryKey: ['product', 'any-code'],
    queryFn: async ({ signal }) => (await api(listShopCodes, {}, { signal })).list.length > 0,
  }),
  certificate: queryOptions({
    queryKey: ['certificate', 'any-active'],
    queryFn: async ({ signal }) =>
      (await api(listCertificates, {}, { signal })).list.some((certificate) => certificate.status === 'active'),
  }),
  webhook: queryOptions({
    queryKey: ['webhook', 'any'],
    queryFn: async ({ signal }) => (await api(listWebhooks, {}, { signal })).list.length > 0,
  }),
  order: queryOptions({
    queryKey: ['order', 'any'],
    queryFn: async ({ signal }) => (await api(listOrders, { query: { pageSize: 1 } }, { signal })).list.length > 0,
  }),
  paid: queryOptions({
    queryKey: ['order', 'any-paid'],
    queryFn: async ({ signal }) => {
      const query = { status: OrderStatus.enum.paid, pageSize: 1 };
      return (await api(listOrders, { query }, { signal })).list.length > 0;
    },
  }),
} as const;

/** Which of the steps are taken: undefined while that is being asked. */
export const useSteps = (names: readonly StepName[]): Readonly<Record<StepName, boolean | undefined>> => {
  const enabled = (name: StepName) => names.includes(name);
  return {
    code: useQuery({ ...steps.code, enabled: enabled('code') }).data,
    certificate: useQuery({ ...steps.certificate, enabled: enabled('certificate') }).data,
    webhook: useQuery({ ...steps.webhook, enabled: enabled('webhook') }).data,
    order: useQuery({ ...steps.order, enabled: enabled('order') }).data,
    paid: useQuery({ ...steps.paid, enabled: enabled('paid') }).data,
  };
};
