import type { StatementSearch } from './statement.queries.ts';

/** Another filter is another list: it begins at its first page. */
export const withFilters = (search: StatementSearch, changed: Readonly<Record<string, unknown>>): StatementSearch => {
  const { cursor: _left, ...rest } = { ...search, ...changed };
  return rest as StatementSearch;
};

/** What a file of it holds: the account, its days and what narrows it, without the page. */
export const filterOf = ({ pageSize: _size, cursor: _cursor, ...filter }: StatementSearch) => filter;

/** Does more than the choice of the account narrow it? */
export const narrows = ({ from, to, kind, direction }: StatementSearch): boolean =>
  [from, to, kind, direction].some((value) => value !== undefined);
