import { type DateForm, DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { useLocale, useTimeZone } from 'use-intl';

/**
 * A point in time (UTC, ISO 8601) or a civil day, in the member's language and zone. `short` leaves the seconds out; the whole
 * shows at the pointer.
 */
export const Instant = ({ at, form = 'short' }: { at: string; form?: DateForm }) => {
  const locale = useLocale();
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  return (
    <time dateTime={at} title={`${formatDate(at, { zone, locale })} (${zone})`} style={{ whiteSpace: 'nowrap' }}>
      {formatDate(at, { zone, locale, form })}
    </time>
  );
};
