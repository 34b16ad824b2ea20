import { ownTimeZone } from '@balcao/ui/time-zone';

/** The zone in which this browser's clock runs, as an IANA name: travels with every call, and times are shown in it. */
export const timeZone: string = ownTimeZone();
