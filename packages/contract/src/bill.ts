import * as z from 'zod/mini';
import { billParts } from './bill-parts.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, TimeSortedPageQuery } from './page.ts';
import { Centavos, CivilDay, Day, Instant } from './scalars.ts';

/** The columns of a bill, in their order. Amounts are centavos with a sign: what comes to the merchant is positive. */
export const billColumns = [
  'type',
  'time',
  'amount',
  'orderNumber',
  'merchantOrderNumber',
  'refundNumber',
  'merchantRefundNumber',
  'product',
  'method',
  'endToEndId',
  'withdrawalNumber',
  'movementId',
  ...billParts,
] as const;
export type BillColumn = (typeof billColumns)[number];
/** The type of the last row of every bill: its amount is the sum of all the others, which is what the ledger says of the day. */
export const billTotal = 'total';

/** So many calendar months back a bill can be asked for; orders can be listed as far back through the open API. */
export const billMonths = 12;

/**
 * What the lines of each kind add up to, in centavos, with their signs; `net` is the sum of the others. Bills of earlier versions have
 * withdrawals among `adjusted`, and their fees among `fee`, as their files do.
 */
export const BillTotals = z.object({
  paid: Centavos,
  captured: Centavos,
  refunded: Centavos,
  fee: Centavos,
  feeReturned: Centavos,
  withdrawn: Centavos,
  withdrawalFee: Centavos,
  adjusted: Centavos,
  net: Centavos,
});
export type BillTotals = z.infer<typeof BillTotals>;

/** The bill of one civil day in São Paulo: made once, the same ever after. */
export const Bill = z.object({
  day: CivilDay,
  /** Lines of money; neither the titles nor the last row, the sum, are counted. */
  rows: z.int(),
  totals: BillTotals,
  /** All of the merchant's money before the first and after the last line: `closing` is `opening` and the net of the day. */
  opening: Centavos,
  closing: Centavos,
  /** Of the CSV before it is compressed: its SHA-256 in hexadecimal and its length. */
  sha256: z.string(),
  bytes: z.int(),
  createdAt: Instant,
});
export type Bill = z.infer<typeof Bill>;

/** As the merchant's server sees it: with where the file is. */
export const OwnBill = z.extend(Bill, {
  /** Path of the file on this server, to be called with a signature as everything else. */
  download: z.string(),
});
export type OwnBill = z.infer<typeof OwnBill>;

const params = z.object({ day: Day });

export const getBill = endpoint({
  id: 'bill.get',
  face: 'open',
  method: 'GET',
  path: '/bill/{day}',
  summary:
    'The bill of a past day in São Paulo, up to twelve months back: how many lines, what they add up to, the hash of the file and where it is',
  access: 'merchant',
  rate: 'read',
  params,
  reply: OwnBill,
  refusals: ['bill_not_ready'],
});

export const downloadBill = endpoint({
  id: 'bill.download',
  face: 'open',
  method: 'GET',
  path: '/bill/{day}/file',
  summary: 'The file of a bill: CSV, compressed with gzip. Its hash is what /bill/{day} says, which is signed',
  access: 'merchant',
  rate: 'heavy',
  params,
  reply: z.string(),
  refusals: ['bill_not_ready'],
  streams: 'application/gzip',
});

const access = { menu: 'payment.orders', level: 'read' } as const;

export const listBills = endpoint({
  id: 'bill.list',
  face: 'admin',
  method: 'GET',
  path: '/bill',
  summary: 'Bills that were made, newest day first unless asked otherwise',
  access,
  rate: 'read',
  query: TimeSortedPageQuery,
  reply: pageOf(Bill),
  refusals: [],
});

export const exportBill = endpoint({
  id: 'bill.export',
  face: 'admin',
  method: 'GET',
  path: '/bill/{day}/file',
  summary: 'The bill of a past day, for programs: CSV in centavos and UTC, compressed with gzip',
  access,
  rate: 'heavy',
  params,
  reply: z.string(),
  refusals: ['bill_not_ready'],
  streams: 'application/gzip',
});

export const exportBillSheet = endpoint({
  id: 'bill.exportSheet',
  face: 'admin',
  method: 'GET',
  path: '/bill/{day}/sheet',
  summary: "The bill of a past day, for people: in reais, with São Paulo's times and the reader's words",
  access,
  rate: 'heavy',
  params,
  query: z.strictObject({ format: z.enum(['csv', 'xlsx']) }),
  reply: z.string(),
  refusals: ['bill_not_ready'],
  streams: 'application/octet-stream',
});

/** A month of the calendar, `YYYYMM`. */
export const CalendarMonth = z.string().check(z.regex(/^20\d{2}(?:0[1-9]|1[0-2])$/));
/** The first month with a bill: there were no sales before. */
export const billMonthsSince = '202001';
/** The filter of the exports with the subject `billMonth`. */
export const BillMonthFilter = z.strictObject({ month: CalendarMonth });
