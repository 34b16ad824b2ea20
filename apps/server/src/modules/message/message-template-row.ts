import type { TemplateRow } from './message.tables.ts';

type Made = Pick<
  TemplateRow,
  'merchantId' | 'id' | 'appletId' | 'title' | 'ownTitle' | 'ownCategory' | 'fields' | 'createdAt'
> &
  Partial<Pick<TemplateRow, 'sourceId'>>;

/** A template that may be asked for and sent from now on. */
export const newTemplateRow = (made: Made): TemplateRow => ({
  sourceId: null,
  ...made,
  pausedAt: null,
  pausedBecause: null,
  countsFrom: null,
  removedAt: null,
});
