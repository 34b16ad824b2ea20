import { AuditEventKind } from '@balcao/contract/audit-event-kind';
import * as z from 'zod/mini';

/** What the address of the record says. What is wrong in it is as if it were not there. */
export const AuditEventSearch = z.object({
  search: z.catch(z.optional(z.string().check(z.maxLength(80))), undefined),
  kind: z.catch(z.optional(z.array(AuditEventKind)), undefined),
  staffId: z.catch(z.optional(z.array(z.uuid())), undefined),
  from: z.catch(z.optional(z.iso.datetime()), undefined),
  to: z.catch(z.optional(z.iso.datetime()), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
});
export type AuditEventSearch = z.infer<typeof AuditEventSearch>;
