const lineFeed = 0x0a;
const linesIn = (part: Uint8Array): number => part.reduce((count, byte) => (byte === lineFeed ? count + 1 : count), 0);

/** Every row ends with a line feed and none holds one inside; the first row names the columns. */
const rowsIn = (lines: number): number => Math.max(0, lines - 1);

/** Gathers a CSV as its parts come; `onProgress` hears how many rows are here. */
export const gatherExport = async (
  incoming: AsyncIterable<Uint8Array<ArrayBuffer>>,
  onProgress: (rows: number) => void,
): Promise<{ file: Blob; rows: number }> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  for await (const part of incoming) {
    parts.push(part);
    lines += linesIn(part);
    onProgress(rowsIn(lines));
  }
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows: rowsIn(lines) };
};
