import type { Icon as TablerIcon } from '@tabler/icons-react';

/** An icon of the set that the product draws from. */
export type Icon = TablerIcon;
