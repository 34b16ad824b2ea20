import type { Stretch } from '../../platform/files/file-store.ts';

/**
 * The stretch that a `Range` header asks for of a file of so many bytes: one with a beginning or an end. `whole` where it asks for none, or
 * in a way that may be left unanswered; undefined where there is nothing of what it asks for.
 */
export const stretchIn = (header: string | undefined, bytes: number): Stretch | 'whole' | undefined => {
  const said = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = said ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const count = Math.min(Number(last), bytes);
    return count === 0 ? undefined : { first: bytes - count, last: bytes - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  if (Number(first) >= bytes) return undefined;
  return { first: Number(first), last: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
};
