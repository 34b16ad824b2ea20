import { refuseField } from './refusal.ts';

/** A place in a list that is ordered by time and then by key: the last row that was shown. */
export interface Place {
  readonly at: Date;
  readonly key: string;
}

/** A place in a list that may go by time, in milliseconds, or by amount, in centavos, and then by key. */
export interface Spot {
  readonly at: Date | number;
  readonly key: string;
}

/** The place as lists carry it in `cursor`: opaque to the person who passes it on. */
export const cursorOf = ({ at, key }: Spot): string => Buffer.from(`${Number(at)}.${key}`).toString('base64url');

/** Upper bounds of times and amounts: a cursor beyond them was not issued by us. */
const latest = Date.UTC(2101, 0);

/**
 * The place that a cursor stands for; undefined without one. `keys` is the form of this list's keys.
 * @throws Refusal form_invalid on its field when it is none of this list's.
 */
export const placeOf = (cursor: string | undefined, keys: RegExp, field = 'cursor'): Place | undefined => {
  if (cursor === undefined) return undefined;
  const [, at, key = ''] = /^(\d{1,13})\.(.+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const isOurs = at !== undefined && Number(at) < latest && keys.test(key);
  return isOurs ? { at: new Date(Number(at)), key } : refuseField(field, 'cursor');
};

/**
 * The key that a cursor stands for, of lists that go by their keys alone; undefined without a cursor.
 * @throws Refusal form_invalid on the field `cursor` when it is none of this list's.
 */
export const lastKeyOf = (cursor: string | undefined, keys: RegExp): string | undefined =>
  cursor === undefined || keys.test(cursor) ? cursor : refuseField('cursor', 'cursor');

/** The form of keys that are ids. */
export const idKeys = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The form of keys that are business numbers. */
export const numberKeys = /^\d{20}$/;
