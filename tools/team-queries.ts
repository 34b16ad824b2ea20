import { parseSync } from 'vite';

/** A table or view whose rows belong to teams: its name in code and in SQL. */
export interface TeamTable {
  readonly code: string;
  readonly sql: string;
  /** As the `reads.ts` of its module gives it to others: `${orderRow.table}`. */
  readonly pieces?: readonly string[];
}
/** A query on such a table without a condition on the team, by the declaration that contains it. */
export interface OpenQuery {
  readonly name: string;
  readonly table: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Parsed {
  readonly text: string;
  /** Each node with the one around it. */
  readonly around: ReadonlyMap<Node, Node | undefined>;
  /** The declarations at the top of the file, by name. */
  readonly declared: ReadonlyMap<string, Node>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const field = (node: Node | undefined, name: string): unknown => (node as Record<string, unknown> | undefined)?.[name];
const nodeAt = (node: Node | undefined, name: string): Node | undefined => {
  const value = field(node, name);
  return isNode(value) ? value : undefined;
};
const nameOf = (node: Node | undefined): string => String(field(node, 'name') ?? '');

const parse = (file: string, text: string): Parsed => {
  const around = new Map<Node, Node | undefined>();
  const declared = new Map<string, Node>();
  const walk = (node: Node, outer: Node | undefined): void => {
    around.set(node, outer);
    for (const value of Object.values(node).flat()) if (isNode(value)) walk(value, node);
  };
  const program: Node = parseSync(file, text).program;
  walk(program, undefined);
  for (const statement of [field(program, 'body')].flat().filter(isNode)) {
    const declaration = nodeAt(statement, 'declaration') ?? statement;
    const names = [field(declaration, 'declarations') ?? declaration].flat().filter(isNode);
    for (const one of names) if (nodeAt(one, 'id')) declared.set(nameOf(nodeAt(one, 'id')), statement);
  }
  return { text, around, declared };
};

const textOf = ({ text }: Parsed, { start, end }: Node): string => text.slice(start, end);

/** The text of a node with that of every declaration of its file that it names, and what those name. */
const withWhatItNames = (file: Parsed, node: Node, seen: Set<string> = new Set()): string => {
  const named = [...file.around.keys()]
    .filter(({ type, start, end }) => type === 'Identifier' && node.start <= start && end <= node.end)
    .map(nameOf)
    .filter((name) => file.declared.has(name) && !seen.has(name));
  for (const name of named) seen.add(name);
  const texts = [...new Set(named)].map((name) => withWhatItNames(file, file.declared.get(name) as Node, seen));
  return [textOf(file, node), ...texts].join('\n');
};

/** The call that a query ends in: `queries.select().from(x).where(y).limit(1)`. */
const chainOf = ({ around }: Parsed, node: Node): Node => {
  let chain = node;
  for (let outer = around.get(chain); outer; outer = around.get(outer)) {
    const goesOn = nodeAt(outer, 'object') === chain || nodeAt(outer, 'callee') === chain;
    if (!goesOn) return chain;
    chain = outer;
  }
  return chain;
};

/** The arguments of every call of this method in a chain. */
const argumentsOf = (chain: Node, method: string): Node[] => {
  const found: Node[] = [];
  for (let at: Node | undefined = chain; at; at = nodeAt(at, 'object') ?? nodeAt(at, 'callee'))
    if (at.type === 'CallExpression' && nameOf(nodeAt(nodeAt(at, 'callee'), 'property')) === method)
      found.push(...[field(at, 'arguments')].flat().filter(isNode));
  return found;
};

/** A team that is given, or that of a row which has been judged itself: two rows of one team may be those of any. */
const namesTeam =
  /\b(?:eq|inArray)\(\s*(?:\w+\.)?merchantId\s*,|merchantId\}\s*=|\bmerchant_id\s*=\s*\$|\busing\s*\([^)]*\bmerchant_id/;

const declarationOf = (file: Parsed, node: Node): string =>
  [...file.declared].find(([, { start, end }]) => start <= node.start && node.end <= end)?.[0] ?? '';

/** The methods that name a table; whether what follows it is a condition. */
const conditionIsSecond: Readonly<Record<string, boolean>> = {
  from: false,
  update: false,
  delete: false,
  $count: true,
  innerJoin: true,
  leftJoin: true,
};

/** Queries that the builder makes, by the call that names their table. */
const builtQueries = (file: Parsed, tables: readonly TeamTable[]): OpenQuery[] => {
  const calls = [...file.around.keys()].filter(({ type }) => type === 'CallExpression');
  const unfinished = new Map<string, string>();
  const judge = (call: Node, table: string, alwaysWhere: readonly Node[] = []): OpenQuery[] => {
    const chain = chainOf(file, call);
    const name = declarationOf(file, call);
    const wheres = [...alwaysWhere, ...argumentsOf(chain, 'where')];
    const isMade = /^(?:export )?const \w+ = (?:async )?\(/.test(textOf(file, file.declared.get(name) as Node));
    const isExported = textOf(file, file.declared.get(name) as Node).startsWith('export');
    // A helper that leaves the condition to the person who calls it: the callers are judged in its place.
    if (wheres.length === 0 && isMade && !isExported) unfinished.set(name, table);
    else if (!namesTeam.test(wheres.map((where) => withWhatItNames(file, where)).join('\n'))) return [{ name, table }];
    return [];
  };
  const direct = calls.flatMap((call) => {
    const method = nameOf(nodeAt(nodeAt(call, 'callee'), 'property'));
    const [first, second] = [field(call, 'arguments')].flat().filter(isNode);
    const table = tables.find(({ code }) => first?.type === 'Identifier' && code === nameOf(first));
    if (!table || !(method in conditionIsSecond)) return [];
    return judge(call, table.sql, conditionIsSecond[method] && second ? [second] : []);
  });
  const counted = calls.flatMap((call) => {
    const [, listed, where] = [field(call, 'arguments')].flat().filter(isNode);
    const table = tables.find(({ code }) => listed?.type === 'Identifier' && code === nameOf(listed));
    if (!table || nameOf(nodeAt(call, 'callee')) !== 'countListed') return [];
    return judge(call, table.sql, where ? [where] : []);
  });
  const byHelper = calls.flatMap((call) => {
    const table = unfinished.get(nameOf(nodeAt(call, 'callee')));
    return table ? judge(call, table) : [];
  });
  return [...direct, ...counted, ...byHelper];
};

/** Queries that stand in the file as SQL. */
const writtenQueries = (file: Parsed, tables: readonly TeamTable[]): OpenQuery[] =>
  [...file.around.keys()]
    .filter(({ type }) => type === 'TemplateLiteral')
    .flatMap((node) => {
      const sql = textOf(file, node);
      const table = tables.find(({ sql: named, pieces = [] }) => {
        const ways = [`(?:\\w+\\.)?"?${named}"?\\b`, ...pieces.map((piece) => `\\$\\{${piece}\\.table\\}`)];
        return new RegExp(`\\b(?:from|join|update)\\s+(?:${ways.join('|')})`).test(sql);
      });
      if (!table || namesTeam.test(withWhatItNames(file, node))) return [];
      return [{ name: declarationOf(file, node), table: table.sql }];
    });

/** The tables of teams that a `*.tables.ts` declares: those whose rows always have a merchant. */
export const teamTablesIn = (text: string): TeamTable[] =>
  text
    .split(/^export const /m)
    .filter((part) => /merchantId: uuid\('merchant_id'\)\.(?:notNull|primaryKey)\(\)/.test(part))
    .flatMap((part) => {
      const [, code = '', sql = ''] = /^(\w+) = [\w.]+\(\s*'(\w+)'/.exec(part) ?? [];
      return code ? [{ code, sql }] : [];
    });

/** The tables that a `*.reads.ts` gives to other modules as a piece of SQL: the name of the piece, and the table. */
export const piecesIn = (text: string): { readonly piece: string; readonly sql: string }[] =>
  [...text.matchAll(/^export const (\w+) = \{\s*table: sql`"?(\w+)"?/gm)].map(([, piece = '', sql = '']) => ({
    piece,
    sql,
  }));

/** The queries of a repository that read, change or delete rows of teams without a condition on the team. */
export const openQueriesIn = (name: string, text: string, tables: readonly TeamTable[]): OpenQuery[] => {
  const file = parse(name, text);
  return [...builtQueries(file, tables), ...writtenQueries(file, tables)];
};
