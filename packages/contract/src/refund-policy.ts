import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount, Version } from './scalars.ts';

/** How a team decides on refunds; `version` 0 is the default before the first save. */
export const RefundPolicy = z.object({
  /** Refunds are sent as soon as they are requested; otherwise a person agrees to each. */
  automatic: z.boolean(),
  /** From this amount on two people must agree; null: never. */
  secondPersonFrom: z.nullable(Amount),
  version: z.int(),
});
export type RefundPolicy = z.infer<typeof RefundPolicy>;

export const getRefundPolicy = endpoint({
  id: 'refund.policy',
  face: 'admin',
  method: 'GET',
  path: '/refund/policy',
  summary: 'How the team decides on refunds',
  access: { menu: 'payment.refunds', level: 'read' },
  rate: 'read',
  reply: RefundPolicy,
  refusals: [],
});

export const saveRefundPolicy = endpoint({
  id: 'refund.savePolicy',
  face: 'admin',
  method: 'PUT',
  path: '/refund/policy',
  summary: 'Sets how the team decides on refunds: by itself or by hand, and from which amount on two people must agree',
  access: 'superAdmin',
  rate: 'write',
  proof: 'factor',
  body: z.strictObject({
    automatic: z.boolean(),
    secondPersonFrom: z.nullable(Amount),
    version: Version,
  }),
  reply: RefundPolicy,
  refusals: ['changed_elsewhere'],
});
