import * as z from 'zod/mini';

/** What the address of the calendar says. What is wrong in it is as if it were not there. */
export const CalendarSearch = z.object({
  year: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2099))), undefined),
});
