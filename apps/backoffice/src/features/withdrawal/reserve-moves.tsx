import { civilDayOf, DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import classes from './reserve.module.css';
import { reserveOptions } from './withdrawal.queries.ts';

/** Who last moved money into the refund reserve or out of it, and what the platform took back of that. */
export const ReserveMoves = () => {
  const t = useTranslations('financial.reserve');
  const { data } = useQuery(reserveOptions);
  if (!data || data.moves.length === 0) return null;
  return (
    <section aria-label={t('last')}>
      <h3 className={classes.movesTitle}>{t('last')}</h3>
      <ul className={classes.moves}>
        {data.moves.slice(0, 4).map(({ id, kind, amount, at, by, correctedAt }) => (
          <li key={id} className={classes.move}>
            <span>
              {t(`${kind}Move`)}{' '}
              <span className={classes.who}>
                {by && `${t('by', { by })}, `}
                <Instant at={at} />
              </span>
              {correctedAt && <Correction at={correctedAt} />}
            </span>
            <Money centavos={amount} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** That a move was taken back: leads to the day of the statement on which the correction stands. */
const Correction = ({ at }: { at: string }) => {
  const t = useTranslations('financial.reserve');
  const locale = useLocale();
  const day = civilDayOf(at, DEFAULT_ZONE);
  const when = formatDate(day, { locale, form: 'date' });
  return (
    <AppLink
      to="/payment/financial/statement"
      search={{ account: 'reserve', from: day, to: day }}
      className={classes.corrected}
    >
      {t('corrected', { when })}
    </AppLink>
  );
};
