import { localeOf } from '@balcao/contract/locale';
import { dayWriter } from '@balcao/ui/day-words';
import { useLocale, useTranslations } from 'use-intl';

/** A civil day as people say it, and a holiday by its name; neither is shifted by a zone. */
export const useDayWords = () => {
  const dayWords = dayWriter(localeOf(useLocale()), { withYear: true });
  const t = useTranslations('calendar.holiday');
  return {
    dayWords,
    nameWords: (name: string): string => (t.has(name as 'christmas') ? t(name as 'christmas') : name),
  };
};
