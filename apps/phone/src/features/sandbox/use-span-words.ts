import { useLocale, useTranslations } from 'use-intl';
import { spanOf } from './span.ts';

/** Says a length of time in words: "7 dias e 2 horas". */
export const useSpanWords = (): ((seconds: number) => string) => {
  const t = useTranslations('sandbox.clock');
  const locale = useLocale();
  return (seconds) => {
    const { days, hours, minutes } = spanOf(seconds);
    const words = [
      ...(days > 0 ? [t('days', { days })] : []),
      ...(hours > 0 ? [t('hours', { hours })] : []),
      ...(minutes > 0 ? [t('minutes', { minutes })] : []),
    ];
    return words.length > 0 ? new Intl.ListFormat(locale).format(words) : t('moment');
  };
};
