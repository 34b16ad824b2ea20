import type { Manifest } from './manifest.ts';

const bytesOfUnits = 1000;
const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** Bytes as people read them: 12.3 MB. */
const sizeOf = (bytes: number): string => {
  let size = bytes / bytesOfUnits;
  let unit = 0;
  for (; size >= bytesOfUnits && unit < units.length - 1; unit += 1) size /= bytesOfUnits;
  return `${size.toFixed(1)} ${units[unit]}`;
};

/** 1 document, 1,234 documents. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** What is in a backup, in plain words: 95 tables with 12,345 rows and 37 documents, 12.3 MB; and how many documents stayed at a service. */
export const summaryOf = ({ tables, files, service }: Manifest): string => {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const rows = sum(tables.map((table) => table.rows));
  const bytes = sum([...tables, ...files].map((one) => one.bytes));
  const there = service?.list ? `; ${counted(service.list.documents, 'document')} at ${service.place} listed` : '';
  return `${counted(tables.length, 'table')} with ${counted(rows, 'row')} and ${counted(files.length, 'document')}, ${sizeOf(bytes)}${there}`;
};
