import type { FaultCode } from './fault.ts';
import { packageLimits } from './limits.ts';

/** Control characters, marks that reorder text, what is not seen, and what stands for bytes that are no text. */
const unreadable = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Co}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]/u;
/** What Windows does not take in a name: a package unpacks the same everywhere. */
const unportable = /[<>:"|?*]|[. ]$|^ /;
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

/** The rules for one name between slashes, the first that is broken counts. */
const nameRules: readonly (readonly [code: FaultCode, isBroken: (name: string) => boolean])[] = [
  ['pathEmpty', (name) => name === ''],
  ['pathClimbs', (name) => name === '.' || name === '..'],
  ['pathLong', (name) => bytesIn(name) > packageLimits.nameBytes],
  ['pathHidden', (name) => name.startsWith('.')],
  ['pathCharacter', (name) => unportable.test(name)],
  ['pathReserved', (name) => reserved.test(name)],
];

const pathRules: readonly (readonly [code: FaultCode, isBroken: (path: string) => boolean])[] = [
  ['pathEmpty', (path) => path === ''],
  ['pathUnreadable', (path) => unreadable.test(path) || !path.isWellFormed()],
  ['pathBackslash', (path) => path.includes('\\')],
  ['pathAbsolute', (path) => path.startsWith('/') || /^[a-z]:/i.test(path)],
];

/** What is wrong with the path of a file in a package; undefined when nothing is. */
export const pathFault = (path: string): FaultCode | undefined => {
  const whole = pathRules.find(([, isBroken]) => isBroken(path));
  if (whole) return whole[0];
  const names = path.split('/');
  for (const name of names) {
    const broken = nameRules.find(([, isBroken]) => isBroken(name));
    if (broken) return broken[0];
  }
  if (bytesIn(path) > packageLimits.pathBytes) return 'pathLong';
  return names.length > packageLimits.folders ? 'pathDeep' : undefined;
};

/** Equal for two paths that some file system takes for the same: in another case or another Unicode form. */
const foldedPath = (path: string): string => path.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

/** The paths of one package, and the folders that they name: asked for each path, in turn. */
export class PathRegistry {
  readonly #known = new Map<string, { readonly path: string; readonly isFile: boolean }>();

  /** Adds a file; returns the path that it conflicts with, if there is one. */
  add(path: string): string | undefined {
    const names = path.split('/');
    for (let length = 1; length <= names.length; length += 1) {
      const part = names.slice(0, length).join('/');
      const isFile = length === names.length;
      const known = this.#known.get(foldedPath(part));
      if (known && (isFile || known.isFile || known.path !== part)) return known.path;
      if (!known) this.#known.set(foldedPath(part), { path: part, isFile });
    }
    return undefined;
  }
}
