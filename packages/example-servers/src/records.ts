import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a server remembers: appended, oldest first. A real one has a database. */
export interface Records<Row> {
  all(): Promise<readonly Row[]>;
  add(row: Row): Promise<void>;
}

/** Keeps rows as lines of JSON in a file. */
export const fileRecords = <Row>(file: string): Records<Row> => {
  let rows: Row[] | undefined;
  const load = async (): Promise<Row[]> => {
    const text = await readFile(file, 'utf8').catch(() => '');
    rows ??= text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Row => JSON.parse(line));
    return rows;
  };
  return {
    all: load,
    add: async (row) => {
      const known = await load();
      await mkdir(path.dirname(file), { recursive: true });
      await appendFile(file, `${JSON.stringify(row)}\n`);
      known.push(row);
    },
  };
};
