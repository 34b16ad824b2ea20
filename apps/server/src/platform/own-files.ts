import type { OwnFile } from '@balcao/contract/own-file';

/** A file that a module gives along with the data of a person. */
interface GivenFile {
  /** What it came with: the folder that it is put into. */
  readonly folder: string;
  /** What it is for, in front of its name. */
  readonly label?: string;
  readonly name: string;
  readonly type: string | null;
  readonly bytes: number;
  /** Called when its turn comes; undefined where it does not exist any more. */
  readonly read: () => Promise<Buffer | undefined>;
}
/** A file whose turn comes: `entry` stands in the data, and gets its path when the file is really there. */
interface WaitingFile extends Pick<GivenFile, 'read'> {
  readonly entry: OwnFile;
  readonly path: string;
}

const lettersAtMost = 100;
/** What no system takes in the name of a file, and what ends one. */
const unfit = /[\\/:*?"<>|\p{Cc}]/gu;
const fit = (text: string): string =>
  [...text.replaceAll(unfit, '-')]
    .slice(0, lettersAtMost)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '') || '-';
/** Pictures are encoded again when they come in: what the person called theirs may end otherwise. */
const endings: Readonly<Record<string, string>> = { 'image/webp': '.webp', 'application/pdf': '.pdf' };
const partsOf = (name: string, type: string | null): [stem: string, ending: string] => {
  const own = /\.[^.]{1,12}$/.exec(name)?.[0] ?? '';
  return [fit(name.slice(0, name.length - own.length)), endings[type ?? ''] ?? own.replaceAll(unfit, '-')];
};

/** The files of a person that go along with what is kept about them (rule: own-data), under names that a person can read. */
export const createOwnFiles = () => {
  const waiting: WaitingFile[] = [];
  const taken = new Set<string>();
  const freePath = (folder: string, [stem, ending]: readonly [string, string]): string => {
    for (let count = 1; ; count += 1) {
      const path = `files/${fit(folder)}/${stem}${count > 1 ? ` (${count})` : ''}${ending}`;
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  };
  return {
    /** Answers with what stands of it in the data. */
    give: ({ folder, label, name, type, bytes, read }: GivenFile): OwnFile => {
      const entry: OwnFile = { name, type, bytes, path: null };
      const [stem, ending] = partsOf(name, type);
      const path = freePath(folder, [label ? `${fit(label)} ${stem}` : stem, ending]);
      waiting.push({ entry, path, read });
      return entry;
    },
    waiting: waiting as readonly WaitingFile[],
  };
};
export type OwnFiles = ReturnType<typeof createOwnFiles>;
