import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import type { Destination } from '@balcao/contract/withdrawal-destination';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { useId } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { useDestinationWords } from './destination-words.ts';
import classes from './withdraw.module.css';

interface WithdrawDestinationProps {
  destinations: readonly Destination[];
  value: string | undefined;
  error: string | undefined;
  onChange: (id: string) => void;
  /** One that may not receive yet can be chosen for later. */
  allowHeld?: boolean;
}

/** Where the money goes, all in view; what is too new says from when on it may receive. */
export const WithdrawDestination = ({
  destinations,
  value,
  error,
  onChange,
  allowHeld = false,
}: WithdrawDestinationProps) => {
  const t = useTranslations('withdrawal.form');
  const wordsOf = useDestinationWords();
  const locale = useLocale() as 'pt-BR';
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const id = useId();
  return (
    <Stack as="fieldset" gap={8} align="start" shrink aria-describedby={error ? `${id}-error` : undefined}>
      <Text as="legend" mb={4} weight={550}>
        {t('destination')}
      </Text>
      {destinations.length === 0 && <p className={classes.hint}>{t('noDestination')}</p>}
      {destinations.map((one) => (
        <Row
          as="label"
          key={one.id}
          className={classes.destination}
          gap={12}
          align="start"
          data-held={one.isHeld || undefined}
        >
          <input
            type="radio"
            name={id}
            className={classes.radio}
            checked={one.id === value}
            disabled={one.isHeld && !allowHeld}
            onChange={() => onChange(one.id)}
          />
          <Stack as="span" shrink>
            <Text as="span" weight={550} breakable>
              {wordsOf(one)}
            </Text>
            <span className={classes.hint}>
              {one.isHeld
                ? `${t('heldUntil', { at: formatDate(one.usableFrom, { zone, locale, form: 'short' }) })}. ${t('heldWhy')}`
                : one.accountName}
            </span>
          </Stack>
        </Row>
      ))}
      {error && (
        <Text id={`${id}-error`} tone="bad" role="alert">
          {error}
        </Text>
      )}
      <AppLink to="/payment/financial/destinations" className="link">
        {t('addDestination')}
      </AppLink>
    </Stack>
  );
};
