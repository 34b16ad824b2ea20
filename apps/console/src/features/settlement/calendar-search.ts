import { z } from 'zod';

/** What the address of the calendar says. What is wrong in it is as if it were not there. */
export const CalendarSearch = z.object({
  year: z.coerce.number().int().min(2000).max(2099).optional().catch(undefined),
});
