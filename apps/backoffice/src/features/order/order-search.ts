import type { OrderFilter } from '@balcao/contract/order';
import type { OrderSearch } from './order.queries.ts';

/** Another filter is another list: it begins at its first page. */
export const withFilters = (search: OrderSearch, changed: Readonly<Record<string, unknown>>): OrderSearch => {
  const { cursor: _left, pageNum: _page, ...rest } = { ...search, ...changed };
  return rest;
};

/** What the filters of the address let through, without the page. */
export const filterOf = ({ pageNum: _page, pageSize: _size, cursor: _cursor, ...filter }: OrderSearch): OrderFilter =>
  filter;

/** Does the address narrow the list at all? */
export const narrows = (search: OrderSearch): boolean =>
  Object.values(filterOf(search)).some((value) => value !== undefined);
