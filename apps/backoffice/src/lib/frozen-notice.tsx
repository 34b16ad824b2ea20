import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { readOwnFreeze } from '@balcao/contract/withdrawal-freeze';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
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
    <Box mb={24}>
      <Callout tone="bad" title={t('title', { when })} action={ask}>
        <p>{t('stops')}</p>
        <p>{t('goesOn')}</p>
        <p>{t('contact', { contact })}</p>
      </Callout>
    </Box>
  );
};
