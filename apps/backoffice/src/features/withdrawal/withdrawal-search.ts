import type { WithdrawalFilter } from '@balcao/contract/withdrawal';
import type { WithdrawalSearch } from './withdrawal.queries.ts';

/** Another filter is another list: it begins at its first page. */
export const withFilters = (search: WithdrawalSearch, changed: Readonly<Record<string, unknown>>): WithdrawalSearch => {
  const { cursor: _left, pageNum: _page, ...rest } = { ...search, ...changed };
  return rest;
};

/** What the filters of the address let through, without the page. */
export const filterOf = ({
  pageNum: _page,
  pageSize: _size,
  cursor: _cursor,
  ...filter
}: WithdrawalSearch): WithdrawalFilter => filter;

/** Does the address narrow the list at all? */
export const narrows = (search: WithdrawalSearch): boolean =>
  Object.values(filterOf(search)).some((value) => value !== undefined);
