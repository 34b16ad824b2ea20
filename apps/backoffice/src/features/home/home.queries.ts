import { listCertificates } from '@balcao/contract/certificate';
import { listOrders, OrderStatus } from '@balcao/contract/order';
import { listWebhooks } from '@balcao/contract/webhook';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The steps from an empty team to a paid order, in the order in which one takes them. */
export const stepNames = ['certificate', 'webhook', 'order', 'paid'] as const;
export type StepName = (typeof stepNames)[number];

// The first word of each key is the live topic that may change the answer.
const certificateStep = queryOptions({
  queryKey: ['certificate', 'any-active'],
  queryFn: async ({ signal }) =>
    (await api(listCertificates, {}, { signal })).list.some((certificate) => certificate.status === 'active'),
});
const webhookStep = queryOptions({
  queryKey: ['webhook', 'any'],
  queryFn: async ({ signal }) => (await api(listWebhooks, {}, { signal })).list.length > 0,
});
const orderStep = queryOptions({
  queryKey: ['order', 'any'],
  queryFn: async ({ signal }) => (await api(listOrders, { query: { pageSize: 1 } }, { signal })).list.length > 0,
});
const paidStep = queryOptions({
  queryKey: ['order', 'any-paid'],
  queryFn: async ({ signal }) => {
    const query = { status: OrderStatus.enum.paid, pageSize: 1 };
    return (await api(listOrders, { query }, { signal })).list.length > 0;
  },
});

/** Which steps are taken: undefined while that is being asked. */
export const useSteps = (): Readonly<Record<StepName, boolean | undefined>> => ({
  certificate: useQuery(certificateStep).data,
  webhook: useQuery(webhookStep).data,
  order: useQuery(orderStep).data,
  paid: useQuery(paidStep).data,
});
