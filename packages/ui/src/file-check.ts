import { documentBytesAtMost, type UploadProblem } from '@balcao/contract/upload';

/** What documents may be, for the browser's choice of files. */
export const acceptedFiles = 'image/jpeg,image/png,image/webp,application/pdf,.jpg,.jpeg,.png,.webp,.pdf';

const beginnings: readonly ((bytes: Uint8Array) => boolean)[] = [
  ([a, b, c]) => a === 0xff && b === 0xd8 && c === 0xff,
  ([a, b, c, d]) => a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47,
  (bytes) => wordAt(bytes, 0) === 'RIFF' && wordAt(bytes, 8) === 'WEBP',
  (bytes) => wordAt(bytes, 0) === '%PDF',
];
const wordAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** What can be known of a file before it is sent, so that nobody waits for a refusal; the house looks at all of it. */
export const problemOfFile = async (file: Blob): Promise<UploadProblem | undefined> => {
  if (file.size === 0) return 'empty';
  if (file.size > documentBytesAtMost) return 'tooLarge';
  const begin = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return beginnings.some((is) => is(begin)) ? undefined : 'typeWrong';
};

/** A size as people read it: `1,2 MB`. */
export const sizeText = (bytes: number, locale: string): string => {
  const [amount, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1_000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(amount);
};
