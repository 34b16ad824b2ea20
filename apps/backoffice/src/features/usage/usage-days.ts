import { UsageSpan } from '@balcao/contract/usage-span';
import type { UsageSearch } from './usage-search.ts';

export const usualSpan: UsageSpan = UsageSpan.enum.days30;
export const spanOf = ({ span }: UsageSearch): UsageSpan => span ?? usualSpan;
