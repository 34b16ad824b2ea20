import { listRequests } from '@balcao/contract/request';
import { Id } from '@balcao/contract/scalars';
import { listDeliveries } from '@balcao/contract/webhook-delivery';
import * as z from 'zod/mini';

export const paymentTabs = ['certificates', 'notifications', 'requests', 'tool'] as const;

/** The address of the page: which part shows, and what narrows it, in the words of the call that fills it. */
export const PaymentSettingsSearch = z.object({
  ...listDeliveries.query.shape,
  ...listRequests.query.shape,
  /** The notification, or the call, that is open in the side panel. */
  delivery: z.optional(Id),
  request: z.optional(Id),
  /** The serial number of the certificate that is being replaced. */
  replace: z.optional(z.string().check(z.maxLength(64))),
  /** Without one, the first; also where an old link names one that is no longer there. */
  tab: z.catch(z.optional(z.enum(paymentTabs)), undefined),
});
