/** A run of sums of one length, in minutes: from an instant, before another. */
export interface Piece {
  readonly span: 15 | 60 | 1440;
  readonly from: number;
  readonly to: number;
}
interface Interval {
  readonly from: number;
  readonly to: number;
}

const minuteMs = 60_000;
export const quarterMs = 15 * minuteMs;
/** Where days of sums begin: at 03:00 UTC. */
const originMs = 3 * 60 * minuteMs;
const spans = [1440, 60, 15] as const;

const floorTo = (at: number, span: number): number => {
  const past = (at - originMs) % (span * minuteMs);
  return at - (past < 0 ? past + span * minuteMs : past);
};
/** The beginning of the quarter of an hour that an instant lies in. */
export const quarterOf = (at: number): number => floorTo(at, 15);

/**
 * The longest sums that make up exactly an interval: whole days in the middle, hours and quarters of an hour at its ends.
 * @throws Error where it does not begin and end with a quarter of an hour.
 */
export const piecesOf = ({ from, to }: Interval, [span, ...shorter]: readonly Piece['span'][] = spans): Piece[] => {
  if (from >= to) return [];
  if (span === undefined) throw new Error('a stretch of sums begins and ends with a quarter of an hour');
  const [first, last] = [floorTo(from + span * minuteMs - 1, span), floorTo(to, span)];
  if (first >= last) return piecesOf({ from, to }, shorter);
  const ends = [
    { from, to: first },
    { from: last, to },
  ] as const;
  return [...piecesOf(ends[0], shorter), { span, from: first, to: last }, ...piecesOf(ends[1], shorter)];
};
