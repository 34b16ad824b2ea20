import { DEFAULT_ZONE } from '@balcao/brazil/dates';

/** The zone in which this browser's clock runs, as an IANA name. */
export const timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_ZONE;
