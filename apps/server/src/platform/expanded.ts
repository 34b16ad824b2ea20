/**
 * How what may stand with answers is read, by the name that asks for it: for all the rows at once, then handed out to each of them. What
 * there is not of a row is left out of its answer.
 */
export type ExpansionReaders<Row, X> = {
  readonly [N in keyof X]: (rows: readonly Row[]) => Promise<(row: Row) => X[N] | undefined>;
};

/** What was asked for of each of these rows: one question for each name, no matter how many rows there are (decision 119). */
export const expanded = async <Row, X extends object>(
  asked: readonly (keyof X & string)[] | undefined,
  readers: ExpansionReaders<Row, X>,
  rows: readonly Row[],
): Promise<(row: Row) => Partial<X>> => {
  if (!asked || rows.length === 0) return () => ({});
  const read = await Promise.all([...new Set(asked)].map(async (name) => [name, await readers[name](rows)] as const));
  return (row) =>
    Object.fromEntries(
      read.map(([name, of]) => [name, of(row)] as const).filter(([, part]) => part !== undefined),
    ) as Partial<X>;
};
