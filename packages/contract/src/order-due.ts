import * as z from 'zod/mini';
import { nameLine } from './name-text.ts';
import { CivilDay, Day, TaxId } from './scalars.ts';

/**
 * So many days ahead a due date may lie: twelve weeks. With the days by which a bank holiday may move it, an order is over before the
 * three months are, in which it is found by the day on which it was created (rule: search-window).
 */
export const dueDaysAtMost = 84;

/** Until when a Pix is to be paid, and who owes it, as a merchant's server says it. */
export const NewOrderDue = z.strictObject({
  /** The due date in São Paulo, from today to twelve weeks ahead: paid on time until its end, or that of the next bank day. */
  date: Day,
  debtor: z.strictObject({
    name: nameLine(200),
    /** CPF or CNPJ, with or without its mask. */
    taxId: TaxId,
  }),
});

/** The same as it is shown: a person by the first name alone, and of CPF and CNPJ the beginning and the end (rule: masked). */
export const OrderDue = z.object({
  date: CivilDay,
  debtor: z.object({ name: z.string(), taxId: z.string() }),
});
export type OrderDue = z.infer<typeof OrderDue>;
