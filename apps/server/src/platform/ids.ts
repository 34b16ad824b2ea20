import { createHash, randomBytes, randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

/** Chance for ids, fetched from the system for many of them at a time: each fetch takes longer than the id. */
const chance = Buffer.alloc(16 * 256);
let used = chance.length;
const sixteenBytes = (): Buffer => {
  if (used === chance.length) {
    randomFillSync(chance);
    used = 0;
  }
  used += 16;
  return chance.subarray(used - 16, used);
};

let lastMs = Number.NaN;
let sequence = 0;

/** A time-ordered, opaque id; those that one process makes in the same millisecond follow each other too. */
export const newId = (now: Date): string => {
  const msecs = now.getTime();
  sequence = msecs === lastMs ? sequence + 1 : randomInt(2 ** 31);
  lastMs = msecs;
  return v7({ msecs, seq: sequence, random: sixteenBytes() });
};

/** The least id that can have been made at an instant. */
export const firstIdAt = (at: Date): string => {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};

/** A secret of 256 random bits that a browser, a server or a mail carries; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Numbers within one millisecond: five digits; the first number is in the lower half. */
const tails = 100_000;
/** From one number to the next of the same process in the same millisecond: at random, so that no difference counts anything. */
const stepAtMost = 90;
let numberedMs = Number.NaN;
let tail = 0;

/**
 * A business number: 20 digits, sortable by time (UTC, to the millisecond), with a random end that does not reveal how many others were made. One
 * process repeats none within a millisecond; two processes may, once in a hundred thousand: a unique index holds then, and `untilInserted` takes the
 * next number.
 */
export const newNumber = (now: Date): string => {
  const ms = now.getTime();
  tail = ms === numberedMs ? (tail + randomInt(1, stepAtMost)) % tails : randomInt(tails / 2);
  numberedMs = ms;
  const digits = now.toISOString().replaceAll(/\D/g, '').slice(2, 17);
  return `${digits}${String(tail).padStart(5, '0')}`;
};

/** Whether this may be a business number of ours. */
export const isNumber = (text: string): boolean => /^\d{20}$/.test(text);

const triesAtMost = 5;
/**
 * Inserts a row under a new number; `insert` takes a number of its own each time and returns undefined where it is used already.
 * @throws Error when every number was used, which no chance explains.
 */
export const untilInserted = async <Row>(insert: () => Promise<Row | undefined>): Promise<Row> => {
  for (let tried = 0; tried < triesAtMost; tried += 1) {
    const row = await insert();
    if (row !== undefined) return row;
  }
  throw new Error(`${triesAtMost} new numbers in a row were used already`);
};

const lettersAndDigits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Bytes from here on are thrown away: they would make the first characters likelier than the others. */
const evenBytes = 256 - (256 % lettersAndDigits.length);
/** So many characters, each one of 36 at random: 25 are 129 bits. */
export const randomCharacters = (length: number): string => {
  let text = '';
  while (text.length < length)
    for (const byte of sixteenBytes())
      if (byte < evenBytes && text.length < length) text += lettersAndDigits[byte % lettersAndDigits.length];
  return text;
};

/**
 * When the business numbers that begin with these digits were made: from the first instant on, and before the second one. As fine as
 * the digits say it in whole: years, months, days, hours, minutes, seconds. Undefined where they are too few for a year.
 */
export const timesOfNumbers = (beginning: string): { readonly from: Date; readonly before: Date } | undefined => {
  const fields = beginning.slice(0, 12).match(/\d\d/g)?.map(Number);
  if (!fields) return undefined;
  const at = ([year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0]: readonly number[]): Date =>
    new Date(Date.UTC(2000 + year, month - 1, day, hour, minute, second));
  return { from: at(fields), before: at(fields.with(-1, (fields.at(-1) ?? 0) + 1)) };
};

/** A payment's end-to-end id: E, eight digits of the bank, the time, eleven characters: 32 in all, as the Central Bank forms it. */
export const newEndToEndId = (now: Date): string => {
  const minute = now.toISOString().replaceAll(/\D/g, '').slice(0, 12);
  return `E99999010${minute}${randomBytes(6).toString('hex').slice(0, 11)}`;
};
