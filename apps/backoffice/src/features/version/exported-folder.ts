import { packageFile, packageLimits } from '@balcao/applet-package/limits';
import { problemOfChosen } from '@balcao/ui/file-check';

/** A file of a folder, by its path in it. */
export interface FolderFile {
  readonly path: string;
  readonly file: File;
}
/** What was dropped or chosen. */
export type Given = { readonly zip: File } | { readonly name: string; readonly files: readonly FolderFile[] };

/** Why what was given is not sent; the server looks at everything else. */
export type GivenProblem = 'empty' | 'notZip' | 'notExported' | 'several' | 'tooManyFiles' | 'tooLarge';

/** The list that the developer's tool adds to what it exports. */
const listName = 'balcao.export.json';
/** What file managers leave behind by themselves in a folder that was only looked at. */
const leftBehind = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|__MACOSX\/.*)$/;

/** The exported files of a folder: it may itself lie in the one that was dropped. */
export const exportedFiles = (
  files: readonly FolderFile[],
): { readonly files: readonly FolderFile[] } | { readonly problem: GivenProblem } => {
  const seen = files.filter(({ path }) => !leftBehind.test(path));
  if (seen.length === 0) return { problem: 'empty' };
  const lists = seen.filter(({ path }) => path === listName || path.endsWith(`/${listName}`));
  const [list] = lists;
  if (!list) return { problem: 'notExported' };
  if (lists.length > 1) return { problem: 'several' };
  const base = list.path.slice(0, -listName.length);
  const exported = seen
    .filter(({ path }) => path.startsWith(base))
    .map(({ path, file }) => ({ path: path.slice(base.length), file }));
  // The list comes on top of what counts.
  if (exported.length - 1 > packageLimits.files) return { problem: 'tooManyFiles' };
  const bytes = exported.reduce((sum, { path, file }) => sum + (path === listName ? 0 : file.size), 0);
  return bytes > packageLimits.totalBytes ? { problem: 'tooLarge' } : { files: exported };
};

/** Whether a file is a zip by how it begins, and small enough. */
export const problemOfZip = async (zip: File): Promise<GivenProblem | undefined> => {
  const problem = await problemOfChosen(zip, packageFile);
  if (problem) return problem === 'empty' || problem === 'tooLarge' ? problem : 'notZip';
  const [first, second] = new Uint8Array(await zip.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b ? undefined : 'notZip';
};

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** A browser hands out a folder's entries in several parts; the last one is empty. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
    if (some.length === 0) return all;
    all.push(...some);
  }
};

/** Reads what lies below; a folder with far too much in it is not read to its end. */
const readBelow = async (entries: readonly FileSystemEntry[], base: string, into: FolderFile[]): Promise<void> => {
  for (const entry of entries) {
    if (into.length > 2 * packageLimits.files) return;
    const path = base + entry.name;
    if (isFile(entry)) into.push({ path, file: await new Promise<File>((done, fail) => entry.file(done, fail)) });
    if (isDirectory(entry)) await readBelow(await entriesOf(entry), `${path}/`, into);
  }
};

/** What was dropped: a zip, a folder, or what lies in one. To be called while the drop is told: afterwards the browser forgets it. */
export const givenByDrop = (transfer: DataTransfer): Promise<Given> | undefined => {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const entries = items.flatMap((item) => item.webkitGetAsEntry() ?? []);
  const [file] = transfer.files;
  const [entry] = entries;
  if (file && items.length === 1 && (!entry || isFile(entry))) return Promise.resolve({ zip: file });
  if (!entry) return undefined;
  const name = entries.length === 1 ? entry.name : 'package';
  const files: FolderFile[] = [];
  return readBelow(entries, '', files).then(() => ({ name, files }));
};

/** What was chosen as a folder: the path of each file begins with the folder's own name. */
export const givenByChoice = (chosen: readonly File[]): Given => ({
  name: chosen[0]?.webkitRelativePath.split('/')[0] || 'package',
  files: chosen.map((file) => ({ path: file.webkitRelativePath || file.name, file })),
});
