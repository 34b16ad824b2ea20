import fs from 'node:fs/promises';
import path from 'node:path';
import { type ESTree, type Plugin, parseSync, transformWithOxc } from 'vite';
import { nameOf, type Origin, type Part, type SplitFile, splitDeclarations } from './split-declarations.ts';

/** Packages whose files only declare. */
const packages = path.resolve(import.meta.dirname, '../packages');
const shared = /^@balcao\/(contract|brazil)\/([\w.-]+)$/;
const sharedFile = /\/packages\/(?:contract|brazil)\/src\/[\w.-]+\.ts$/;
const partFile = /^(.+\/packages\/(?:contract|brazil)\/src\/[\w.-]+\.ts)\?(part|call|codes)=([\w$]+)$/;

/** The file of a shared package that is meant by an import; undefined for everything else. */
const fileMeant = (source: string, from: string): string | undefined => {
  const [, name, module] = shared.exec(source) ?? [];
  if (name && module) return path.join(packages, name, 'src', `${module}.ts`);
  const file = source.startsWith('.') ? path.resolve(path.dirname(from), source) : '';
  return sharedFile.test(file) ? file : undefined;
};

type Splits = Map<string, Promise<SplitFile | undefined>>;
const read = async (file: string): Promise<SplitFile | undefined> => {
  const { code } = await transformWithOxc(await fs.readFile(file, 'utf8'), file);
  return splitDeclarations(file, code);
};
const splitOf = (splits: Splits, file: string): Promise<SplitFile | undefined> => {
  const held = splits.get(file) ?? read(file);
  splits.set(file, held);
  return held;
};

/** As much of a declaration as code needs: all, an endpoint to be called, or the names of codes without their schema. */
type Face = 'part' | 'call' | 'codes';
const isEndpoint = ({ code }: Part): boolean => /^export const \w+ = (?:\/\*.*?\*\/ )?endpoint\(/.test(code);
const areCodes = ({ code }: Part): boolean => /^export const \w+ = codes\(/.test(code);

/** Where an endpoint is called, and where only its right is asked for. */
const called = (local: string) => `\\b(?:(?:api|stream|openStream|useMay)\\(|of: )\\s*${local}(?=[\\s,)}])`;
const named = (local: string) => `(?<![\\w$])${local}\\.(?:enum|options)\\b`;

/** What of a declaration the code needs that knows it as `local`. */
const faceFor = (part: Part, local: string, code: string): Face => {
  const isOnly = (use: string): boolean =>
    [...code.matchAll(new RegExp(`(?<![\\w$])${local}(?![\\w$])`, 'g'))].length ===
    [...code.matchAll(new RegExp(use, 'g'))].length;
  if (isEndpoint(part) && isOnly(called(local))) return 'call';
  return areCodes(part) && isOnly(named(local)) ? 'codes' : 'part';
};

interface Asking {
  readonly splits: Splits;
  readonly from: string;
  /** The code that asks, without its imports. */
  readonly code: string;
}

/** An import of one name from where it is declared, also where another file hands it on. */
const importOf = async (local: string, [source, name]: Origin, asking: Asking): Promise<string> => {
  if (name === '*') return `import * as ${local} from '${source}';`;
  const file = fileMeant(source, asking.from);
  const split = file ? await splitOf(asking.splits, file) : undefined;
  const handed = split?.handedOn.get(name);
  if (file && handed) return importOf(local, handed, { ...asking, from: file });
  const part = split?.parts.get(name);
  const where = part ? `${file}?${faceFor(part, local, asking.code)}=${part.id}` : (file ?? source);
  return `import { ${name} as ${local} } from ${JSON.stringify(where)};`;
};

/** The code of a face; what only servers read of an endpoint is cut elsewhere. */
const codeOf = (part: Part, face: Face): string =>
  face === 'codes' ? part.code.replace('codes(', 'namesOf(') : part.code;
const ownImport: Readonly<Record<string, readonly [string, Origin]>> = {
  codes: ['namesOf', ['@balcao/contract/codes', 'namesOf']],
};

/** The module of one part: what it needs of other files and of its own, and itself. */
const moduleOf = async (splits: Splits, file: string, face: Face, id: string): Promise<string | undefined> => {
  const split = await splitOf(splits, file);
  const part = split?.parts.get(id);
  if (!split || !part) return undefined;
  const code = codeOf(part, face);
  const needed = [...part.words].flatMap((word): (readonly [string, Origin])[] => {
    const origin = split.imports.get(word);
    if (origin) return [[word, origin]];
    const other = split.parts.get(word);
    return other && other !== part ? [[word, [`./${path.basename(file)}`, word]]] : [];
  });
  const own = ownImport[face];
  const all = own ? [...needed.filter(([word]) => word !== 'codes'), own] : needed;
  const imports = await Promise.all(
    all.map(([local, origin]) => importOf(local, origin, { splits, from: file, code })),
  );
  return [...imports, code].join('\n');
};

type Import = ESTree.ImportDeclaration;
const isOfPackages = (statement: ESTree.Program['body'][number]): statement is Import =>
  statement.type === 'ImportDeclaration' && shared.test(statement.source.value);

const withoutImports = (code: string, body: ESTree.Program['body']): string =>
  body
    .filter((statement) => statement.type === 'ImportDeclaration')
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);

/**
 * Makes of each declaration of the contract a module of its own, so that it comes with the pages that need it: of a file that
 * several pages read, each got all that any of them reads.
 */
export const contractParts = (): Plugin => {
  const splits: Splits = new Map();
  return {
    name: 'balcao-contract-parts',
    apply: 'build',
    enforce: 'post', // The types are gone by then.
    buildStart: () => splits.clear(),
    load: {
      filter: { id: partFile },
      async handler(id) {
        const [, file = '', face, name = ''] = partFile.exec(id) ?? [];
        this.addWatchFile(file);
        const code = await moduleOf(splits, file, face as Face, name);
        return code === undefined ? null : { code, moduleSideEffects: false };
      },
    },
    transform: {
      filter: { code: /@balcao\/(?:contract|brazil)\// },
      async handler(code, id) {
        const { body } = parseSync(id, code, { lang: 'js' }).program;
        const asking = { splits, from: id, code: withoutImports(code, body) };
        let text = code;
        for (const { specifiers, source, start, end } of body.filter(isOfPackages).reverse()) {
          const lines = specifiers.map((one) =>
            importOf(
              one.local.name,
              [source.value, one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*'],
              asking,
            ),
          );
          text = text.slice(0, start) + (await Promise.all(lines)).join('\n') + text.slice(end);
        }
        return text === code ? null : { code: text, map: null };
      },
    },
  };
};
