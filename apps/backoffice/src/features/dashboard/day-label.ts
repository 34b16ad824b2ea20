import { formatDate } from '@balcao/brazil/dates';
import type { Locale } from '@balcao/ui/locale';

/** A civil day without its year, in few signs for the axis of a chart: 22/10, 22 Oct, 10-22. */
export const dayLabel = (civilDay: string, locale: Locale): string => {
  const whole = formatDate(civilDay, { locale });
  if (locale === 'zh-CN') return whole.slice(5);
  return locale === 'en-US' ? whole.slice(0, 6) : whole.slice(0, 5);
};
