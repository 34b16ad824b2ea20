import { parseSync } from 'vite';

/** SQL of a module that names a table of another one. */
export interface Trespass {
  readonly module: string;
  readonly file: string;
  readonly table: string;
  /** Whether rows are written, or only read. */
  readonly writes: boolean;
}
export interface SourceFile {
  /** Below the modules: `order/order.repository.ts`. */
  readonly name: string;
  readonly text: string;
}

const declaration = /\b(?:pgTable|pgView|pgMaterializedView|\w+[.](?:table|view))\(\s*'(\w+)'/g;
const mention =
  /\b(insert\s+into|update|delete\s+from|merge\s+into|from|join|using|lock\s+table|exists\s*\(\s*table)\s+(?:only\s+|lateral\s+)?(?:\w+[.])?"?(\w+)"?/gi;
/** A table that is joined by the query builder: its name and alias are a template of their own. */
const joined = /^`\s*"?(\w+)"?\s+as\s+\w+\s*`$/;
const writing = /^(insert|update|delete|merge)/i;

const moduleOf = (name: string): string => name.split('/')[0] ?? '';

/** Which module has which table, by its `*.tables.ts`. */
export const ownersOf = (files: readonly SourceFile[]): Map<string, string> =>
  new Map(
    files
      .filter(({ name }) => name.endsWith('.tables.ts'))
      .flatMap(({ name, text }) =>
        [...text.matchAll(declaration)].map(([, table = '']) => [table, moduleOf(name)] as const),
      ),
  );

/** The text of every template in a file: SQL stands nowhere else. */
const templatesIn = ({ name, text }: SourceFile): string[] => {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as { readonly type?: string; readonly start?: number; readonly end?: number };
    if (node.type === 'TemplateLiteral') found.push(text.slice(node.start, node.end));
    for (const inner of Object.values(value).flat()) walk(inner);
  };
  walk(parseSync(name, text).program);
  return found;
};

const mentionsIn = (sql: string): { readonly how: string; readonly table: string }[] => {
  const [, alone] = joined.exec(sql) ?? [];
  if (alone) return [{ how: 'join', table: alone }];
  return [...sql.matchAll(mention)].map(([, how = '', table = '']) => ({ how, table }));
};

/** What of the modules' SQL names tables of other modules, each file and table once. */
export const trespassesIn = (files: readonly SourceFile[]): Trespass[] => {
  const owners = ownersOf(files);
  const found = new Map<string, Trespass>();
  for (const file of files) {
    const module = moduleOf(file.name);
    for (const sql of templatesIn(file))
      for (const { how, table } of mentionsIn(sql)) {
        const owner = owners.get(table);
        if (owner === undefined || owner === module) continue;
        const key = `${file.name} ${table}`;
        const writes = writing.test(how) || (found.get(key)?.writes ?? false);
        found.set(key, { module, file: file.name, table, writes });
      }
  }
  return [...found.values()];
};
