import { StaffDeedKind } from '@balcao/contract/staff';
import { z } from 'zod';

/** What the address of the record says. What is wrong in it is as if it were not there. */
export const DeedSearch = z.object({
  search: z.string().max(80).optional().catch(undefined),
  kind: z.array(StaffDeedKind).optional().catch(undefined),
  staffId: z.array(z.uuid()).optional().catch(undefined),
  from: z.iso.datetime().optional().catch(undefined),
  to: z.iso.datetime().optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
});
export type DeedSearch = z.infer<typeof DeedSearch>;
