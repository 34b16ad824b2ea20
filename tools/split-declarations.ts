import { type ESTree, parseSync } from 'vite';

type Statement = ESTree.Program['body'][number];

/** Where a name comes from, and what it is called there; `*` for everything of a file. */
export type Origin = readonly [source: string, name: string];

/** A declaration with those that cannot do without it: they speak of each other. */
export interface Part {
  /** The first name that it declares. */
  readonly id: string;
  readonly code: string;
  /** Every word of its code: more than the names that it needs, and all of them. */
  readonly words: ReadonlySet<string>;
}

export interface SplitFile {
  /** By each name that is declared in the file. */
  readonly parts: ReadonlyMap<string, Part>;
  readonly imports: ReadonlyMap<string, Origin>;
  /** What the file hands on of other files. */
  readonly handedOn: ReadonlyMap<string, Origin>;
}

interface Declared {
  readonly names: readonly string[];
  readonly code: string;
  readonly words: ReadonlySet<string>;
}

const wordsOf = (code: string): Set<string> => new Set(code.match(/[\w$]+/g));

/** The names of a pattern of one level, as in `const { card, debit } = …`; undefined for what is deeper. */
const namesOf = (pattern: ESTree.BindingPattern): readonly string[] | undefined => {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type !== 'ObjectPattern') return undefined;
  const names = pattern.properties.map((property) =>
    property.type === 'Property' && property.value.type === 'Identifier' ? property.value.name : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
};

/** What a statement declares, each by itself; undefined where it is anything else than constants and functions. */
const declaredBy = (statement: Statement | null, text: string): readonly Declared[] | undefined => {
  if (statement?.type === 'FunctionDeclaration' && statement.id) {
    const code = text.slice(statement.start, statement.end);
    return [{ names: [statement.id.name], code: `export ${code}`, words: wordsOf(code) }];
  }
  if (statement?.type !== 'VariableDeclaration' || statement.kind !== 'const') return undefined;
  const all = statement.declarations.map(({ id, start, end }) => ({
    names: namesOf(id),
    code: text.slice(start, end),
  }));
  if (!all.every((one): one is { names: readonly string[]; code: string } => one.names !== undefined)) return undefined;
  return all.map(({ names, code }) => ({ names, code: `export const ${code};`, words: wordsOf(code) }));
};

export const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name);

const importedBy = ({ source, specifiers }: ESTree.ImportDeclaration): readonly (readonly [string, Origin])[] =>
  specifiers.map((one) => {
    const name = { ImportSpecifier: '', ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' }[one.type];
    return [one.local.name, [source.value, one.type === 'ImportSpecifier' ? nameOf(one.imported) : name]];
  });

/** Those that speak of each other, however many steps it takes, in the order in which they stand. */
const together = (all: readonly Declared[]): readonly (readonly Declared[])[] => {
  const byName = new Map(all.flatMap((one) => one.names.map((name) => [name, one] as const)));
  const neededBy = (one: Declared): Declared[] =>
    [...one.words].flatMap((word) => byName.get(word) ?? []).filter((other) => other !== one);
  const reach = new Map<Declared, ReadonlySet<Declared>>();
  const reachOf = (from: Declared): ReadonlySet<Declared> => {
    const seen = new Set<Declared>();
    const open = neededBy(from);
    for (let one = open.pop(); one; one = open.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      open.push(...neededBy(one));
    }
    return seen;
  };
  for (const one of all) reach.set(one, reachOf(one));
  const isOfOne = (one: Declared, other: Declared): boolean =>
    one === other || (reach.get(one)?.has(other) === true && reach.get(other)?.has(one) === true);
  return all
    .filter((one, index) => all.findIndex((other) => isOfOne(one, other)) === index)
    .map((first) => all.filter((other) => isOfOne(first, other)));
};

const partOf = (group: readonly Declared[]): readonly (readonly [string, Part])[] => {
  const names = group.flatMap((one) => one.names);
  const part: Part = {
    id: names[0] ?? '',
    code: group.map(({ code }) => code).join('\n'),
    words: new Set(group.flatMap(({ words }) => [...words])),
  };
  return names.map((name) => [name, part]);
};

/**
 * Takes a file apart by what it declares. `text`: the file without its types.
 * @returns undefined where the file does more than declare constants and functions, import, and export by name.
 */
export const splitDeclarations = (file: string, text: string): SplitFile | undefined => {
  const imports = new Map<string, Origin>();
  const handedOn = new Map<string, Origin>();
  const declared: Declared[] = [];
  for (const statement of parseSync(file, text, { lang: 'js' }).program.body) {
    if (statement.type === 'ImportDeclaration') {
      if (statement.specifiers.length === 0) return undefined;
      for (const [name, origin] of importedBy(statement)) imports.set(name, origin);
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      if (!statement.source && statement.specifiers.length > 0) return undefined;
      for (const { local, exported: name } of statement.specifiers)
        handedOn.set(nameOf(name), [statement.source?.value ?? '', nameOf(local)]);
    } else {
      const found = declaredBy(statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement, text);
      if (!found) return undefined;
      declared.push(...found);
    }
  }
  return { parts: new Map(together(declared).flatMap(partOf)), imports, handedOn };
};
