import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pageOf, SortedPageQuery } from './page.ts';
import { RefundEntry, RefundFilter } from './refund.ts';
import { Id, inOrder } from './scalars.ts';

export const listMerchantRefunds = endpoint({
  id: 'refund.ofMerchant',
  face: 'console',
  method: 'GET',
  path: '/merchant/{id}/refund',
  summary: 'Refunds of a merchant of the past three months, newest first by the chosen date, for staff',
  access: { staff: 'merchant.see' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: inOrder(z.extend(SortedPageQuery, RefundFilter.shape)),
  reply: pageOf(RefundEntry),
  refusals: [],
});
