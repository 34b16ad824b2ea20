import { formatDate } from '@balcao/brazil/dates';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import classes from './status-bar.module.css';
import { useSandboxNow } from './use-sandbox-now.ts';

/** The line above a phone's screen, with the one thing there that is true here: the sandbox's time. */
export const StatusBar = () => {
  const t = useTranslations('phone');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'UTC';
  const now = useSandboxNow();
  const time = now && formatDate(now, { zone, locale, form: 'time' }).slice(0, 5);
  return (
    <div className={classes.bar}>
      {now && (
        <time dateTime={now} title={t('time')}>
          {time}
        </time>
      )}
      <span className={classes.speaker} aria-hidden />
    </div>
  );
};
