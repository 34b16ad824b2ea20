const lineFeed = 0x0a;
const linesIn = (part: Uint8Array): number => part.reduce((count, byte) => (byte === lineFeed ? count + 1 : count), 0);

/** Every row ends with a line feed and none holds one inside; the first row names the columns. */
const ordersIn = (lines: number): number => Math.max(0, lines - 1);

/** Gathers a CSV of orders as its parts come; `onProgress` hears how many orders are here. */
export const gatherExport = async (
  incoming: AsyncIterable<Uint8Array<ArrayBuffer>>,
  onProgress: (orders: number) => void,
): Promise<{ file: Blob; orders: number }> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  for await (const part of incoming) {
    parts.push(part);
    lines += linesIn(part);
    onProgress(ordersIn(lines));
  }
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), orders: ordersIn(lines) };
};
