import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { BillColumn, OwnBill } from '@balcao/contract/bill';
import { type BillLine, type BillPart, billPartOf, billParts } from '@balcao/contract/bill-parts';

/** The file is not the one that the platform's signed answer speaks of: nothing in it may be believed. */
export class BillDamagedError extends Error {
  readonly day: string;
  constructor(day: string, cause?: unknown) {
    super(`the bill of ${day} is not the one that the platform has signed for`, { cause });
    this.name = 'BillDamagedError';
    this.day = day;
  }
}

/**
 * One movement of money; `amount` in centavos, positive for what came to the merchant, and the same in the one of `payments`, `refunds`,
 * `fees`, `withdrawals` and `adjustments` that it belongs to. Texts that do not apply are empty.
 */
export type BillRow = { readonly type: BillLine; readonly amount: number } & Readonly<Record<BillPart, number>> &
  Readonly<Record<Exclude<BillColumn, 'type' | 'amount' | BillPart>, string>>;

/** The CSV, part by part; when it ends, it has been the very text that was signed for. */
async function* checked(bill: OwnBill, compressed: Readable): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const plain = createGunzip();
  const reading = pipeline(compressed, plain).catch((error: Error) => error);
  try {
    for await (const part of plain as AsyncIterable<Buffer>) {
      hash.update(part);
      yield part;
    }
  } catch (cause) {
    throw new BillDamagedError(bill.day, (await reading) ?? cause);
  }
  if (hash.digest('hex') !== bill.sha256) throw new BillDamagedError(bill.day);
}

const rowOf = (titles: readonly string[], line: string): BillRow => {
  const cells = line.split(',');
  const row = Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? '']));
  const amount = Number(row.amount);
  // By the type: files that were made before there were these columns are read as all others.
  const part = billPartOf[row.type as BillLine];
  const parts = Object.fromEntries(billParts.map((one) => [one, one === part ? amount : 0]));
  return { ...row, ...parts, amount } as unknown as BillRow;
};

/**
 * The movements of a bill, one after the other. Whether the file is the right one is known when its end has been read: keep what
 * you make of the rows aside until then.
 * @throws BillDamagedError
 */
export async function* rowsOf(bill: OwnBill, compressed: Readable): AsyncGenerator<BillRow, void, void> {
  const decoder = new TextDecoder();
  let titles: readonly string[] | undefined;
  let rest = '';
  for await (const part of checked(bill, compressed)) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!titles) titles = line.split(',');
      // The last row is the sum of the others.
      else if (!line.startsWith('total,')) yield rowOf(titles, line);
    }
  }
}

/**
 * Writes the CSV of a bill, unpacked; the file is there, whole and checked, or not at all.
 * @throws BillDamagedError
 */
export const saveRows = async (bill: OwnBill, compressed: Readable, file: string): Promise<void> => {
  const draft = `${file}.part`;
  try {
    await pipeline(Readable.from(checked(bill, compressed)), createWriteStream(draft, { flush: true }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};
