import { IconHistory } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Row } from './layout.tsx';
import classes from './old-data.module.css';
import { useSaid } from './said-error.ts';
import { useOldError, useOldSince } from './use-old-since.ts';

const dayMs = 86_400_000;

/**
 * How old what is shown is, where it could not be refreshed: on the upper edge of what it belongs to, so that nothing moves. The parent
 * is `position: relative`. `of`: the data of a query, a list in it, or rows of that list.
 */
export const OldData = ({ of }: { of: object | undefined }) => {
  const t = useTranslations('ui.connection');
  const format = useFormatter();
  const since = useOldSince(of);
  useSaid(useOldError(of));
  if (since === undefined) return null;
  const isToday = Date.now() - since < dayMs;
  const time = format.dateTime(since, {
    ...(isToday ? {} : { day: '2-digit', month: '2-digit' }),
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <Row as="p" className={classes.mark} gap={4} align="center">
      <IconHistory size={14} stroke={1.8} aria-hidden />
      {t('oldFrom', { time })}
    </Row>
  );
};
