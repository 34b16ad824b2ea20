/** Parts that differ by a centavo: how many are of the larger amount, and how many of the smaller. */
export const partsOf = (parts: readonly number[]) => {
  const [first = 0] = parts;
  const last = parts.at(-1) ?? 0;
  const larger = parts.filter((part) => part === first).length;
  return { first, last, larger, smaller: parts.length - larger, areEven: first === last };
};
