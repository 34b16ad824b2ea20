/** Three numbers of one to three digits, none with a zero in front: one spelling for each version. */
const form = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/;

export const isVersionNumber = (text: string): boolean => form.test(text);

const partsOf = (version: string): readonly number[] => {
  if (!isVersionNumber(version)) throw new RangeError(`Not a version number: ${version}`);
  return version.split('.').map(Number);
};

/**
 * Below zero when the first is older, above when it is newer: 1.9.0 comes before 1.10.0.
 * @throws RangeError when one of them is no version number.
 */
export const compareVersionNumbers = (one: string, other: string): number => {
  const others = partsOf(other);
  const differences = partsOf(one).map((part, at) => part - (others[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
};
