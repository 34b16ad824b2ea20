import fs from 'node:fs';
import { parseSync } from 'vite';

/**
 * The modules that a source file names in `import type` and `export type … from` alone: nothing of them is loaded when it
 * runs. `import { type … }` counts as an import of values, as the file is loaded all the same.
 */
export const typeImportsOf = (file: string): Set<string> => {
  const types = new Set<string>();
  const values = new Set<string>();
  for (const statement of parseSync(file, fs.readFileSync(file, 'utf8')).program.body) {
    if (statement.type === 'ImportDeclaration') {
      (statement.importKind === 'type' ? types : values).add(statement.source.value);
    } else if (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration') {
      if (statement.source) (statement.exportKind === 'type' ? types : values).add(statement.source.value);
    }
  }
  return new Set([...types].filter((name) => !values.has(name)));
};
