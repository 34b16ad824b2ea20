import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import type { Destination } from '@balcao/contract/withdrawal-destination';
import { AppLink } from '@balcao/ui/app-link.tsx';
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
    <fieldset className={classes.destinations} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classes.legend}>{t('destination')}</legend>
      {destinations.length === 0 && <p className={classes.hint}>{t('noDestination')}</p>}
      {destinations.map((one) => (
        <label key={one.id} className={classes.destination} data-held={one.isHeld || undefined}>
          <input
            type="radio"
            name={id}
            className={classes.radio}
            checked={one.id === value}
            disabled={one.isHeld && !allowHeld}
            onChange={() => onChange(one.id)}
          />
          <span className={classes.words}>
            <span className={classes.account}>{wordsOf(one)}</span>
            <span className={classes.hint}>
              {one.isHeld
                ? `${t('heldUntil', { at: formatDate(one.usableFrom, { zone, locale, form: 'short' }) })}. ${t('heldWhy')}`
                : one.accountName}
            </span>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
      <AppLink to="/payment/financial/destinations" className="link">
        {t('addDestination')}
      </AppLink>
    </fieldset>
  );
};
