import {
  apkStretchBytes,
  type ChoiceProblem,
  chooseFiles,
  type FileProblem,
  type FileRule,
  isApk,
  isZip,
  problemOf,
} from '@balcao/contract/file-rule';
import { documentFile, type UploadProblem } from '@balcao/contract/upload';

/** Of a file that is chosen: the rule, for the browser's choice of files. */
export const acceptOf = ({ accept }: Pick<FileRule, 'accept'>): string => accept.join();

const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'mif1']);
const beginnings: readonly ((bytes: Uint8Array) => boolean)[] = [
  ([a, b, c]) => a === 0xff && b === 0xd8 && c === 0xff,
  ([a, b, c, d]) => a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47,
  (bytes) => wordAt(bytes, 0) === 'RIFF' && wordAt(bytes, 8) === 'WEBP',
  (bytes) => wordAt(bytes, 0) === '%PDF',
  (bytes) => wordAt(bytes, 4) === 'ftyp' && heicBrands.has(wordAt(bytes, 8)),
];
const wordAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

const bytesOf = async (file: Blob, from: number, to?: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());
const isPackage = async (file: Blob): Promise<boolean> => {
  const begin = await bytesOf(file, 0, apkStretchBytes);
  return isZip(begin) && isApk(begin, await bytesOf(file, Math.max(0, file.size - apkStretchBytes)));
};
/** Why the file is refused because of its content. A dropped folder looks like a file without a type that cannot be read. */
const problemWithin = async (file: File): Promise<FileProblem | undefined> => {
  try {
    return (await isPackage(file)) ? 'apk' : undefined;
  } catch {
    return 'typeWrong';
  }
};
/** What is wrong with a file by name, size and type, where it is an Android package under another name, and where it is a folder. */
export const problemOfChosen = async (file: File, rule: FileRule): Promise<FileProblem | undefined> =>
  problemOf(file, rule) ?? (await problemWithin(file));

/** Those of a choice that can be sent, and the first that cannot, with why. */
export const takeFiles = async (files: readonly File[], rule: FileRule, room?: number): Promise<TakenFiles> => {
  const { taken, refused } = chooseFiles(files, rule, room);
  const good: File[] = [];
  const bad: NonNullable<TakenFiles['wrong']>[] = [];
  for (const file of taken) {
    const problem = await problemWithin(file);
    if (problem) bad.push({ file, problem });
    else good.push(file);
  }
  return { taken: good, wrong: bad[0] ?? refused[0] };
};
interface TakenFiles {
  readonly taken: readonly File[];
  readonly wrong: { readonly file: File; readonly problem: ChoiceProblem } | undefined;
}

/** What can be known of a document before it is sent, so that a refusal comes at once; the server checks everything. */
export const problemOfFile = async (file: File): Promise<UploadProblem | undefined> => {
  const problem = await problemOfChosen(file, documentFile);
  if (problem) return problem;
  const begin = await bytesOf(file, 0, 16);
  return beginnings.some((is) => is(begin)) ? undefined : 'typeWrong';
};

/** A size as people read it: `1,2 MB`. */
export const sizeText = (bytes: number, locale: string): string => {
  const [amount, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1_000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(amount);
};
