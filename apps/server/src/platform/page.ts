import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { refuseField } from './refusal.ts';

/** Which page of a list is asked for: by its number, or from where the page before ended. */
export interface PageAsk {
  readonly pageNum?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly cursor?: string | undefined;
}

/**
 * How many rows come before the page. By number a list goes as far as its total is counted, {@link totalCountedAtMost} rows: leaving
 * rows out costs the database as much as reading them.
 * @throws Refusal `form_invalid` on `pageNum`: beyond that, or together with a cursor, which already names the page.
 */
export const skipOf = ({ pageNum = 1, pageSize = defaultPageSize, cursor }: PageAsk): number => {
  if (cursor !== undefined && pageNum > 1) return refuseField('pageNum', 'cursorAndPage');
  const skip = (pageNum - 1) * pageSize;
  return skip < totalCountedAtMost ? skip : refuseField('pageNum', 'pageTooFar', totalCountedAtMost);
};
