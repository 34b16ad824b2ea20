import { ownTimeZone } from '@balcao/ui/time-zone';

/** The zone in which this browser's clock runs, as an IANA name. */
export const timeZone: string = ownTimeZone();
