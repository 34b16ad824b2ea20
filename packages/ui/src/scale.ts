/** Round steps that people read at a glance: 1, 2 or 5 and their tens. At most `count` of them above zero. */
export const ticksUpTo = (highest: number, count = 4): number[] => {
  if (highest <= 0) return [0];
  const rough = highest / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
};

/** Which points get a word under them: the last, and back from it as many as fit at equal distances. */
export const labelled = (points: number, fitting: number): number[] => {
  const step = Math.max(1, Math.ceil((points - 1) / Math.max(1, Math.min(points, fitting) - 1)));
  return Array.from({ length: points }, (_, index) => index).filter((index) => (points - 1 - index) % step === 0);
};

export interface Plot {
  readonly width: number;
  readonly height: number;
  /** How many points lie side by side. */
  readonly points: number;
  /** What the upper edge means. */
  readonly highest: number;
}

/** Where a point lies; a single one stands in the middle. */
export const xOf = (plot: Plot, index: number): number =>
  plot.points <= 1 ? plot.width / 2 : (index * plot.width) / (plot.points - 1);
export const yOf = (plot: Plot, value: number): number =>
  plot.highest <= 0 ? plot.height : plot.height - (Math.max(0, value) / plot.highest) * plot.height;

/** A value of a place; null where there is none, and the line has a gap. */
export type PlotValue = number | null;

/** The line through the values as an SVG path; it begins again after a gap. */
export const linePath = (plot: Plot, values: readonly PlotValue[]): string =>
  values
    .map((value, index) => {
      if (value === null) return '';
      const begins = (values[index - 1] ?? null) === null;
      return `${begins ? 'M' : 'L'}${xOf(plot, index).toFixed(1)} ${yOf(plot, value).toFixed(1)}`;
    })
    .join('');

/** Places whose neighbours have no value: no line leads to them, so that they need a mark of their own. */
export const alone = (values: readonly PlotValue[]): number[] =>
  values.flatMap((value, index) =>
    value !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null ? [index] : [],
  );

/** How many places there are up to the last one that has a value. */
export const reach = (values: readonly PlotValue[]): number => values.findLastIndex((value) => value !== null) + 1;

/** The point nearest to a place on the axis. */
export const nearest = (plot: Plot, x: number): number =>
  plot.points <= 1 ? 0 : Math.max(0, Math.min(plot.points - 1, Math.round((x / plot.width) * (plot.points - 1))));

/** Places of words on a line, moved up from each other where they would overlap; the lowest stays where it is. */
export const apart = (places: readonly number[], gap: number): number[] => {
  const moved = [...places];
  // Of two at the same place the first stands above.
  const lowestFirst = [...places.keys()].sort((one, other) => (places[other] ?? 0) - (places[one] ?? 0) || other - one);
  let below = Number.POSITIVE_INFINITY;
  for (const index of lowestFirst) {
    below = Math.min(places[index] ?? 0, below - gap);
    moved[index] = below;
  }
  return moved;
};
