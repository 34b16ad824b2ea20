import { z } from 'zod';
import { Approval } from './approval.ts';
import { menuLevels } from './menus.ts';
import { ReviewStatus } from './session.ts';

/** Every JSON answer of the product: 200 and data, or the code of a refusal with its words (design §3). */
export const envelopeOf = <S extends z.ZodType>(data: S) => z.object({ code: z.literal(200), msg: z.string(), data });

/** What `data` holds when a call is refused. */
export const RefusalData = z.object({
  /** The name of the row in the refusal table. */
  refusal: z.string(),
  /** Field → message in the caller's language, where the input was refused. */
  fields: z.record(z.string(), z.string()).optional(),
  /** To be quoted to support: finds the call in the logs. */
  requestId: z.string(),
  /** Seconds to wait before the next try, where waiting helps. */
  retryAfterSeconds: z.int().optional(),
  /** With `permission_missing`: the menu and level that one would need; without a menu, being super admin. */
  missing: z.object({ menu: z.string().nullable(), level: z.enum(menuLevels) }).optional(),
  /** With `not_certified`: which certification the team needs first, its own or that of its data for payments, and where it stands. */
  standing: z.object({ of: z.enum(['team', 'payment']), status: ReviewStatus }).optional(),
  /** With `proof_missing`: what a code of the second factor would approve, where nothing less opens it. */
  approval: Approval.optional(),
});
export type RefusalData = z.infer<typeof RefusalData>;
export const RefusedEnvelope = z.object({ code: z.int(), msg: z.string(), data: RefusalData });
