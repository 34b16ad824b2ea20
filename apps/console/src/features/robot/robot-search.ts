import { DeskRobotState } from '@balcao/contract/robot-desk';
import * as z from 'zod/mini';

/** What the address of the page says; what it says wrongly is as if it were not there. */
export const RobotSearch = z.object({
  state: z.catch(
    z.optional(
      z.union([
        z.array(DeskRobotState),
        z.pipe(
          DeskRobotState,
          z.transform((one) => [one]),
        ),
      ]),
    ),
    undefined,
  ),
  // The router reads digits as a number.
  search: z.catch(z.optional(z.coerce.string().check(z.trim(), z.minLength(1), z.maxLength(100))), undefined),
  cursor: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
  /** The robot that is open in the side panel. */
  id: z.catch(z.optional(z.uuid()), undefined),
});
export type RobotSearch = z.infer<typeof RobotSearch>;
