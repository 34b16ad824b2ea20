import type { BroadcastPageSearch } from './broadcast-search.ts';

/** A month of an address as calls name it, `YYYYMM`; undefined for this one. */
export const monthIn = ({ month }: Pick<BroadcastPageSearch, 'month'>): string | undefined => month?.replace('-', '');

/** The same the other way round. */
export const monthInAddress = (month: string): string => `${month.slice(0, 4)}-${month.slice(4)}`;
