/** A length of time in the units that people say: at most two of them, the larger first. */
export interface Span {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Splits seconds into days, hours and minutes; from a whole day on, minutes do not matter and are left out. */
export const spanOf = (seconds: number): Span => {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const days = Math.floor(minutes / 1_440);
  return { days, hours: Math.floor((minutes % 1_440) / 60), minutes: days > 0 ? 0 : minutes % 60 };
};

export const unitSeconds = { minutes: 60, hours: 3_600, days: 86_400 } as const;
export type Unit = keyof typeof unitSeconds;

/** The contract moves the clock by ten years at most. */
const secondsAtMost = 315_360_000;

/** The seconds of an amount that someone typed; undefined where it is no whole number above zero, or too much. */
export const secondsOf = (amount: number | string, unit: Unit): number | undefined => {
  const seconds = Number(amount) * unitSeconds[unit];
  return Number.isInteger(Number(amount)) && seconds > 0 && seconds <= secondsAtMost ? seconds : undefined;
};
