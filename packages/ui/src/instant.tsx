import { type DateForm, DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { useLocale, useTimeZone } from 'use-intl';

/**
 * A point in time (UTC, ISO 8601) or a civil day, in the member's language and zone. `short` leaves the seconds out; the whole
 * shows at the pointer. `zone`: a zone other than the member's, where the content next to it is in that one.
 */
export const Instant = ({ at, form = 'short', zone: of }: { at: string; form?: DateForm; zone?: string }) => {
  const locale = useLocale();
  const own = useTimeZone() ?? DEFAULT_ZONE;
  const zone = of ?? own;
  return (
    <time dateTime={at} title={`${formatDate(at, { zone, locale })} (${zone})`} style={{ whiteSpace: 'nowrap' }}>
      {formatDate(at, { zone, locale, form })}
    </time>
  );
};
