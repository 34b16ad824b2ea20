import '@mantine/core/styles/ActionIcon.css';
import '@mantine/dates/styles.css';
import 'dayjs/locale/es-mx';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/zh-cn';
import { useLocale, useTranslations } from 'use-intl';
import classes from './calendar-look.module.css';

/** A civil day `YYYYMMDD` as Mantine's calendars take it. */
export const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** What all calendars have in common: their language, their size, and how their days look. */
export const useCalendarLook = () => {
  const t = useTranslations('ui.filter');
  const locale = useLocale();
  return {
    locale: locale.toLowerCase(),
    firstDayOfWeek: 0,
    size: 'md',
    className: classes.calendar,
    ariaLabels: { previousMonth: t('previousMonth'), nextMonth: t('nextMonth') },
  } as const;
};
