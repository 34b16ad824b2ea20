type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are deeply equal, ignoring the order of their fields. */
export const isAlike = (one: unknown, other: unknown): boolean => {
  if (!isGroup(one) || !isGroup(other)) return JSON.stringify(one) === JSON.stringify(other);
  return Object.keys({ ...one, ...other }).every((key) => isAlike(one[key], other[key]));
};

/**
 * What someone typed, brought onto what has been saved since they began: their own changes stay, the rest is as it was saved. Lists
 * are taken whole.
 */
export const rebased = <Values>(before: Values, typed: Values, latest: Values): Values => {
  if (!isGroup(before) || !isGroup(typed) || !isGroup(latest)) return isAlike(before, typed) ? latest : typed;
  const keys = Object.keys({ ...typed, ...latest });
  return Object.fromEntries(keys.map((key) => [key, rebased(before[key], typed[key], latest[key])])) as Values;
};
