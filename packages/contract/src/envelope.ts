import * as z from 'zod/mini';
import { Approval } from './approval.ts';
import { menuLevels } from './menus.ts';
import { ReviewStatus } from './session.ts';

/** Every JSON answer of the product: 200 and data, or the code of a refusal with its words. */
export const envelopeOf = <S extends z.ZodMiniType>(data: S) =>
  z.object({ code: z.literal(200), msg: z.string(), data });

/** One thing that is wrong with a package; the tool knows it by the same code. */
export const PackageFault = z.object({
  code: z.string(),
  path: z.nullable(z.string()),
  field: z.nullable(z.string()),
  /** In the caller's language. */
  text: z.string(),
});
export type PackageFault = z.infer<typeof PackageFault>;

/** What `data` holds when a call is refused. */
export const RefusalData = z.object({
  /** The name of the row in the refusal table. */
  refusal: z.string(),
  /** Field → message in the caller's language, where the input was refused. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** To be quoted to support: finds the call in the logs. */
  requestId: z.string(),
  /** Seconds to wait before the next try, where waiting helps. */
  retryAfterSeconds: z.optional(z.int()),
  /** With `permission_missing`: the menu and level that one would need; without a menu, being super admin. */
  missing: z.optional(z.object({ menu: z.nullable(z.string()), level: z.enum(menuLevels) })),
  /** With `not_certified`: which certification the team needs first, its own or that of its data for payments, and where it stands. */
  standing: z.optional(z.object({ of: z.enum(['team', 'payment']), status: ReviewStatus })),
  /** With `proof_missing`: what a code of the second factor would approve, where only a code is enough. */
  approval: z.optional(Approval),
  /** With `package_refused`: what is wrong with the package, by file and field of `app.json`. */
  faults: z.optional(z.array(PackageFault)),
});
export type RefusalData = z.infer<typeof RefusalData>;
export const RefusedEnvelope = z.object({ code: z.int(), msg: z.string(), data: RefusalData });
