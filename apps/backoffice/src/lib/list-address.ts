/** The part of a list's address that says which page of it is shown. */
interface OfPage {
  readonly pageNum?: unknown;
  readonly pageSize?: unknown;
  readonly cursor?: unknown;
  readonly sort?: unknown;
}

/** Another filter is another list: it begins at its first page. */
export const withFilters = <Search extends object>(
  search: Search,
  changed: Readonly<Record<string, unknown>>,
): Omit<Search, 'cursor' | 'pageNum'> => {
  const { cursor: _left, pageNum: _page, ...rest } = { ...search, ...changed } as Search & OfPage;
  return rest;
};

/** What the filters of the address let through, without the page and the order. */
export const filterOf = <Search extends object>(search: Search): Omit<Search, keyof OfPage> => {
  const { pageNum: _page, pageSize: _size, cursor: _cursor, sort: _sort, ...filter } = search as Search & OfPage;
  return filter;
};

/** Does the address narrow the list at all? */
export const narrows = (search: object): boolean =>
  Object.values(filterOf(search)).some((value) => value !== undefined);
