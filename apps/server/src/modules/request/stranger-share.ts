import type { Clock } from '../../platform/clock.ts';
import { namesCertificate, type SeenRequest } from './seen-request.ts';

const rowsAMinute = 60;
const linesAMinute = 20;
/** Limit a minute of certificates that unauthenticated calls name; more is a flood. */
const namesAtMost = 2_000;
const minuteMs = 60_000;

/** Counts by names, from zero each minute. */
const createCounts = (clock: Pick<Clock, 'now'>, most: number) => {
  let minute = 0;
  let taken = new Map<string, number>();
  return (name: string): boolean => {
    const now = Math.floor(clock.now().getTime() / minuteMs);
    if (now !== minute) {
      minute = now;
      taken = new Map();
    }
    const sofar = taken.get(name) ?? 0;
    if (sofar >= most || (sofar === 0 && taken.size >= namesAtMost)) return false;
    taken.set(name, sofar + 1);
    return true;
  };
};

/**
 * Limits the stored unauthenticated calls: a fixed number a minute, and for fewer of them also the text that was signed. Each certificate of a
 * merchant has a share of its own, so a caller who only knows a merchant's number cannot use up the share of the merchant's servers.
 */
export const createShare = (clock: Pick<Clock, 'now'>) => {
  const ofStrangers = createCounts(clock, rowsAMinute);
  const ofCertificates = createCounts(clock, rowsAMinute);
  const lines = createCounts(clock, linesAMinute);
  const certificateOf = ({ merchantNumber, serial }: SeenRequest) => `${merchantNumber} ${serial}`;
  return {
    takesRow: (seen: SeenRequest): boolean =>
      namesCertificate(seen) ? ofCertificates(certificateOf(seen)) : ofStrangers(seen.merchantNumber),
    takesLines: (seen: SeenRequest): boolean => lines(certificateOf(seen)),
  };
};
