import * as z from 'zod/mini';
import { Dispute, DisputeStatus } from './dispute.ts';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { BusinessNumber, severalOf } from './scalars.ts';

export const queryDisputes = endpoint({
  id: 'dispute.queryAll',
  face: 'open',
  method: 'GET',
  path: '/dispute',
  summary: 'Disputes in which a bank asks for money of a Pix back, newest first',
  access: 'merchant',
  rate: 'read',
  query: z.extend(z.omit(PageQuery, { pageNum: true }), { status: z.optional(severalOf(DisputeStatus)) }),
  reply: pageOf(Dispute),
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
  reply: Dispute,
  refusals: ['not_found'],
});
