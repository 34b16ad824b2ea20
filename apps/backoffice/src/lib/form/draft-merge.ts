import { isEmpty, type Json, put, type Values } from './form-values.ts';

/** Lists are merged as a whole: an index does not tell which item a colleague has changed. */
const leavesOf = (value: Json, path = ''): [string, Json][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, one]) => leavesOf(one as Json, path === '' ? key : `${path}.${key}`))
    : isEmpty(value)
      ? []
      : [[path, value]];

const textOf = (value: Json | undefined): string => (isEmpty(value) ? '' : JSON.stringify(value));

/** Whether two drafts hold the same; an empty field is the same as none. */
export const isSame = (one: Readonly<Values>, other: Readonly<Values>): boolean => {
  const [left, right] = [new Map(leavesOf(one as Json)), new Map(leavesOf(other as Json))];
  return left.size === right.size && [...left].every(([path, value]) => textOf(value) === textOf(right.get(path)));
};

/**
 * Brings together what two people filled in from the same beginning. Where only one of them changed a field, theirs stands; where
 * both changed it to different things, mine stands and its path is named.
 */
export const merge = (
  base: Readonly<Values>,
  mine: Readonly<Values>,
  theirs: Readonly<Values>,
): { values: Values; clashes: string[] } => {
  const [before, ours, others] = [base, mine, theirs].map((values) => new Map(leavesOf(values as Json)));
  const values: Values = {};
  const clashes: string[] = [];
  for (const path of new Set([...(ours?.keys() ?? []), ...(others?.keys() ?? [])])) {
    const [was, my, their] = [before?.get(path), ours?.get(path), others?.get(path)];
    const isMine = textOf(my) !== textOf(was);
    if (isMine && textOf(their) !== textOf(was) && textOf(my) !== textOf(their)) clashes.push(path);
    const kept = isMine ? my : their;
    if (kept !== undefined) put(values, path, kept);
  }
  return { values, clashes };
};
