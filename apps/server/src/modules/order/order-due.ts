import { addDays, civilDayOf, DEFAULT_ZONE, dayEnd } from '@balcao/brazil/dates';
import { mask } from '@balcao/brazil/mask';
import type { FieldText } from '@balcao/contract/field-texts';
import { dueDaysAtMost, type OrderDue } from '@balcao/contract/order-due';
import type { Secrets } from '../../platform/secrets.ts';
import type { CalendarDays } from '../calendar/calendar.service.ts';
import type { Charge, Debtor } from '../rail/rail.service.ts';
import type { OrderRow } from './order.tables.ts';
import { onlyFirstName } from './payer-name.ts';

/** The requested due date, and the debtor. */
export type DueAsk = NonNullable<Charge['due']>;
type DueColumns = Pick<OrderRow, 'dueDate' | 'sealedDebtor' | 'debtorName' | 'debtorTaxId'>;

/** Why a due date cannot be accepted now; undefined where it can, or none was requested. */
export const dueFault = (due: DueAsk | undefined, now: Date): FieldText | undefined => {
  if (!due) return undefined;
  const today = civilDayOf(now.toISOString(), DEFAULT_ZONE);
  if (due.date < today) return 'duePast';
  return due.date > addDays(today, dueDaysAtMost) ? 'dueFar' : undefined;
};

/** A Pix is paid on time until its due date ends in São Paulo; where banks are closed on it, until the next bank day does. */
export const dueUntil = ({ date }: DueAsk, days: CalendarDays): Date =>
  new Date(dayEnd(days.addBankDays(date, 0), DEFAULT_ZONE));

const cpfLength = 11;
/** As it is kept: the debtor sealed, and the parts that may be shown in columns of their own (rule: masked, sealed). A company's name is public. */
export const keptDue = (secrets: Pick<Secrets, 'seal'>, due: DueAsk | undefined): DueColumns => {
  if (!due) return { dueDate: null, sealedDebtor: null, debtorName: null, debtorTaxId: null };
  const { name, taxId } = due.debtor;
  return {
    dueDate: due.date,
    sealedDebtor: secrets.seal(JSON.stringify({ name, taxId })),
    debtorName: taxId.length === cpfLength ? onlyFirstName(name) : name,
    debtorTaxId: mask(taxId),
  };
};

/** What the rail is told of it. */
export const openDue = (secrets: Pick<Secrets, 'open'>, { dueDate, sealedDebtor }: OrderRow): DueAsk | undefined =>
  dueDate !== null && sealedDebtor !== null
    ? { date: dueDate, debtor: JSON.parse(secrets.open(sealedDebtor)) as Debtor }
    : undefined;

/** What anyone may read of it. */
export const presentDue = ({ dueDate, debtorName, debtorTaxId }: OrderRow): OrderDue | null =>
  dueDate !== null && debtorName !== null && debtorTaxId !== null
    ? { date: dueDate, debtor: { name: debtorName, taxId: debtorTaxId } }
    : null;
