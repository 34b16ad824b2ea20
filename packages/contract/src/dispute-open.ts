import * as z from 'zod/mini';
import { Dispute, DisputeStatus } from './dispute.ts';
import { endpoint } from './endpoint.ts';
import { expandedOf, expandOf } from './expansion.ts';
import { ofOrderExpansions } from './order-expansion.ts';
import { PageQuery, pageOf } from './page.ts';
import { BusinessNumber, severalOf } from './scalars.ts';

/** A dispute as it is asked for, with its order where that was asked for, too. */
export const QueriedDispute = z.extend(Dispute, expandedOf(ofOrderExpansions));
export type QueriedDispute = z.infer<typeof QueriedDispute>;

export const queryDisputes = endpoint({
  id: 'dispute.queryAll',
  face: 'open',
  method: 'GET',
  path: '/dispute',
  summary: 'Disputes in which a bank asks for money of a Pix back, newest first',
  access: 'merchant',
  rate: 'read',
  query: z.extend(z.omit(PageQuery, { pageNum: true }), {
    status: z.optional(severalOf(DisputeStatus)),
    expand: expandOf(ofOrderExpansions),
  }),
  reply: pageOf(QueriedDispute),
  refusals: [],
});

export const queryDispute = endpoint({
  id: 'dispute.query',
  face: 'open',
  method: 'GET',
  path: '/dispute/{number}',
  summary: 'One dispute',
  access: 'merchant',
  rate: 'read',
  params: z.object({ number: BusinessNumber }),
  query: z.strictObject({ expand: expandOf(ofOrderExpansions) }),
  reply: QueriedDispute,
  refusals: ['not_found'],
});
