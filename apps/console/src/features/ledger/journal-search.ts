import { JournalKind, JournalPart } from '@balcao/contract/ledger-reversal';
import { Day } from '@balcao/contract/scalars';
import * as z from 'zod/mini';

/** What the address of the journals says. What is wrong in it is as if it were not there. */
export const JournalSearch = z.object({
  show: z.catch(z.optional(JournalPart), undefined),
  // The router reads digits as a number.
  search: z.catch(z.optional(z.coerce.string().check(z.trim(), z.minLength(1), z.maxLength(120))), undefined),
  merchantId: z.catch(z.optional(z.uuid()), undefined),
  // Days are digits, which the router reads as a number.
  from: z.catch(z.optional(z.pipe(z.coerce.string(), Day)), undefined),
  to: z.catch(z.optional(z.pipe(z.coerce.string(), Day)), undefined),
  kind: z.catch(
    z.optional(
      z.union([
        z.array(JournalKind),
        z.pipe(
          JournalKind,
          z.transform((one) => [one]),
        ),
      ]),
    ),
    undefined,
  ),
  cursor: z.catch(z.optional(z.uuid()), undefined),
  /** The one that is open in the side panel: whose it is, and its id. */
  of: z.catch(z.optional(z.uuid()), undefined),
  journal: z.catch(z.optional(z.uuid()), undefined),
});
export type JournalSearch = z.infer<typeof JournalSearch>;

/** Whether anything says which journals are looked for. */
export const isNarrowed = ({ search, merchantId, from, to, kind }: JournalSearch): boolean =>
  [search, merchantId, from, to, kind].some((value) => value !== undefined);

/** What is shown when nothing is named: what was looked for, or what waits. */
export const partOf = (search: JournalSearch): JournalPart => search.show ?? (isNarrowed(search) ? 'found' : 'asked');
