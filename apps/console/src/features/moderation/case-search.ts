import { ModerationSubject, ReportReason } from '@balcao/contract/moderation';
import * as z from 'zod/mini';

const several = <S extends z.ZodMiniType<string>>(code: S) =>
  z.catch(
    z.optional(
      z.union([
        z.array(code),
        z.pipe(
          code,
          z.transform((one) => [one]),
        ),
      ]),
    ),
    undefined,
  );
/** What the address of the page says; what it says wrongly is as if it were not there. Without a part, what waits for staff is shown. */
export const CaseSearch = z.object({
  part: z.catch(z.optional(z.enum(['decided', 'channels'])), undefined),
  subject: several(ModerationSubject),
  reason: several(ReportReason),
  // The router reads digits as a number.
  search: z.catch(z.optional(z.coerce.string().check(z.trim(), z.minLength(1), z.maxLength(100))), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  /** The case, or the channel, that is open in the side panel. */
  id: z.catch(z.optional(z.uuid()), undefined),
});
export type CaseSearch = z.infer<typeof CaseSearch>;
