/** Seconds between queries to a rail while an outcome is unknown (rule: unknown-outcome). */
const pauses = [10, 60, 300, 1_800, 7_200] as const;

/** So many questions have pauses that grow: who has said nothing by the last of them was asked for more than two hours. */
export const growingPauses = pauses.length;

/**
 * When the rail is queried next, after `checks` queries without an outcome: 10 seconds after the start, then after a minute, five, thirty, and every
 * two hours from then on.
 */
export const nextCheckAt = (now: Date, checks: number): Date =>
  new Date(now.getTime() + (pauses[Math.min(checks, pauses.length - 1)] ?? 7_200) * 1000);
