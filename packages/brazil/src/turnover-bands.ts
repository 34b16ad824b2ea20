/** A band of monthly income: from so many whole reais, up to so many; the last band has no end. */
export interface TurnoverBand {
  readonly code: number;
  readonly from: number;
  readonly to?: number;
}

const limits = [0, 1_000, 2_000, 3_000, 5_000, 7_000, 10_000, 15_000];

/** The bands of monthly income by their codes, 0 to 7. */
export const turnoverBands: readonly TurnoverBand[] = limits.map((from, code) => {
  const to = limits[code + 1];
  return to === undefined ? { code, from } : { code, from, to };
});
