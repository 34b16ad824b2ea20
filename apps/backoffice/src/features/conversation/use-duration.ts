import { useTranslations } from 'use-intl';

const minute = 60;
const hour = 60 * minute;

/** A span of seconds in the largest unit that fits. */
export const useDuration = (): ((seconds: number) => string) => {
  const t = useTranslations('conversation.duration');
  return (seconds) => {
    if (seconds < minute) return t('seconds', { count: Math.max(0, Math.round(seconds)) });
    if (seconds < hour) return t('minutes', { count: Math.round(seconds / minute) });
    return t('hours', { count: Math.round(seconds / hour) });
  };
};
