import { limits, megabyte } from './limits.ts';

/** What one place takes. */
export interface FileRule {
  /** Extensions (`.pdf`), wildcards (`image/*`) and exact MIME types (`application/pdf`), as HTML's `accept` has them; one that fits is enough. */
  readonly accept: readonly string[];
  readonly bytesAtMost: number;
}
/** What is known of a file without reading it; a `File` of the browser is one. */
export interface FileFacts {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** As MIME; empty where it is not known. */
  readonly type: string;
}
/** Why a file is not taken. */
export type FileProblem = 'empty' | 'apk' | 'tooLarge' | 'typeWrong';
/** The same for one of a choice. `tooMany`: it is one more than five, or than there is room for. */
export type ChoiceProblem = FileProblem | 'tooMany';

/** Of any file, wherever it is sent. */
export const fileBytesAtMost = limits.fileMegabytes * megabyte;
/** Every type: what the file is, its content decides (rule: files-by-content). */
export const anyType: readonly string[] = ['*/*'];

const apkType = 'application/vnd.android.package-archive';
/** Points and spaces at the end are dropped by some systems. */
const apkName = /\.apk[\s.]*$/i;

const endingOf = (name: string): string => /\.[^./\\]+$/.exec(name.trim())?.[0]?.toLowerCase() ?? '';
/** Without parameters such as `; charset=utf-8`. */
const bareType = (type: string): string => type.split(';')[0]?.trim().toLowerCase() ?? '';

const fits = (wanted: string, ending: string, type: string): boolean => {
  if (wanted === '*' || wanted === '*/*') return true;
  if (wanted.startsWith('.')) return ending === wanted;
  if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
  return type === wanted;
};
const isAccepted = ({ name, type }: FileFacts, accept: readonly string[]): boolean => {
  const [ending, bare] = [endingOf(name), bareType(type)];
  // Neither name nor type says anything: the content will.
  if (ending === '' && bare === '') return true;
  return accept.some((wanted) => fits(wanted.trim().toLowerCase(), ending, bare));
};

/**
 * Why a file is refused by its name, size and type; undefined where it is not. The browser checks before it sends, the server when a file is
 * announced. Android packages are always refused, and files above 2 GB.
 */
export const problemOf = (file: FileFacts, { accept, bytesAtMost }: FileRule): FileProblem | undefined => {
  if (apkName.test(file.name) || bareType(file.type) === apkType) return 'apk';
  if (file.size === 0) return 'empty';
  if (file.size > Math.min(bytesAtMost, fileBytesAtMost)) return 'tooLarge';
  return isAccepted(file, accept) ? undefined : 'typeWrong';
};

/** Those of a choice that are taken, in their order, and why the others are not. At most five at a time, and no more than `room`. */
export const chooseFiles = <F extends FileFacts>(
  files: readonly F[],
  rule: FileRule,
  room: number = limits.filesAtOnce,
): {
  readonly taken: readonly F[];
  readonly refused: readonly { readonly file: F; readonly problem: ChoiceProblem }[];
} => {
  const taken: F[] = [];
  const refused: { file: F; problem: ChoiceProblem }[] = [];
  const most = Math.min(room, limits.filesAtOnce);
  for (const file of files) {
    const problem = problemOf(file, rule) ?? (taken.length < most ? undefined : 'tooMany');
    if (problem) refused.push({ file, problem });
    else taken.push(file);
  }
  return { taken, refused };
};

/** So much of a file's beginning and of its end shows whether it is an Android package. */
export const apkStretchBytes = 64 * 1024;
const manifest = new TextEncoder().encode('AndroidManifest.xml');
const isAt = (bytes: Uint8Array, at: number, wanted: ArrayLike<number>): boolean => {
  for (let index = 0; index < wanted.length; index += 1) if (bytes[at + index] !== wanted[index]) return false;
  return true;
};
const shortAt = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
const zipBegin = [0x50, 0x4b, 0x03, 0x04];
/** An entry before its name: in the file itself, and in the list at the end of a zip. */
const heads = [
  { begin: zipBegin, bytes: 30, lengthAt: 26 },
  { begin: [0x50, 0x4b, 0x01, 0x02], bytes: 46, lengthAt: 28 },
] as const;
const isEntryAt = (bytes: Uint8Array, at: number): boolean =>
  isAt(bytes, at, manifest) &&
  heads.some(({ begin, bytes: long, lengthAt }) => {
    const head = at - long;
    return head >= 0 && isAt(bytes, head, begin) && shortAt(bytes, head + lengthAt) === manifest.length;
  });
const holdsManifest = (bytes: Uint8Array): boolean =>
  bytes.some((_, at) => bytes[at] === manifest[0] && isEntryAt(bytes, at));

/** Whether a file may be a zip, and its end is worth reading for {@link isApk}. */
export const isZip = (begin: Uint8Array): boolean => isAt(begin, 0, zipBegin);
/** Whether a file is an Android package, judged by its content and not its name: a zip with an Android manifest. */
export const isApk = (begin: Uint8Array, end: Uint8Array): boolean =>
  isZip(begin) && (holdsManifest(begin) || holdsManifest(end));
