import '@mantine/core/styles/Button.css';
import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { readOwnFreeze } from '@balcao/contract/withdrawal-freeze';
import { Callout } from '@balcao/ui/callout.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import classes from './certified.module.css';
import { frozenOptions } from './frozen.queries.ts';
import { useMay } from './may.ts';

/** While the platform keeps the team's money from leaving: since when, what goes on, what does not, and whom to ask. */
export const FrozenNotice = () => {
  const t = useTranslations('financial.frozen');
  const locale = useLocale();
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const { data } = useQuery({ ...frozenOptions, enabled: useMay(readOwnFreeze) });
  if (!data?.since) return null;
  const { since, contact } = data;
  const when = formatDate(since, { zone, locale, form: 'short' });
  const ask = (
    <Button
      variant="default"
      renderRoot={(props) => <a {...props} href={`mailto:${contact}?subject=${encodeURIComponent(t('subject'))}`} />}
    >
      {t('ask')}
    </Button>
  );
  return (
    <div className={classes.above}>
      <Callout tone="bad" title={t('title', { when })} action={ask}>
        <p>{t('stops')}</p>
        <p>{t('goesOn')}</p>
        <p>{t('contact', { contact })}</p>
      </Callout>
    </div>
  );
};
