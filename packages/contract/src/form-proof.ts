import type { FormField } from './form-declaration.ts';
import { declaredPath } from './form-fields.ts';

/** Resolves a declared path relative to a field: `partners.*.idFile` next to `partners.1.name` is `partners.1.idFile`. */
const placedBeside = (declared: string, path: string): string => {
  const beside = path.split('.');
  return declared
    .split('.')
    .map((word, index) => (word === '*' ? (beside[index] ?? word) : word))
    .join('.');
};

/** Where a document stands and the paths that it proves are counted from: `partners.*.` of `partners.*.idFile`. */
const baseOf = (path: string): string => path.slice(0, path.lastIndexOf('.') + 1);

/**
 * The documents that prove a field, by their paths: the one that is declared closest to it first, and of two the one that proves less.
 * A form may hold none of them: the reader takes the first that is there.
 */
export const proofsOf = (declared: readonly FormField[], path: string): string[] => {
  const wanted = declaredPath(path);
  const found = declared.flatMap(({ path: document, proves = [] }) =>
    proves
      .map((name) => baseOf(document) + name)
      .filter((proven) => wanted === proven || wanted.startsWith(`${proven}.`))
      .map((proven) => ({ document, closeness: proven.length, breadth: proves.length })),
  );
  return found
    .toSorted((one, other) => other.closeness - one.closeness || one.breadth - other.breadth)
    .map(({ document }) => placedBeside(document, path));
};
