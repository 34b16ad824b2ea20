import { civilDayOf, DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Row, Text } from '@balcao/ui/layout.tsx';
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
      <Text as="h3" mb={4} size={14} weight={600}>
        {t('last')}
      </Text>
      <Box as="ul">
        {data.moves.slice(0, 4).map(({ id, kind, amount, at, by, correctedAt }) => (
          <Row as="li" key={id} className={classes.move} gap={16} justify="between">
            <span>
              {t(`${kind}Move`)}{' '}
              <Muted as="span" breakable>
                {by && `${t('by', { by })}, `}
                <Instant at={at} />
              </Muted>
              {correctedAt && <Correction at={correctedAt} />}
            </span>
            <Money centavos={amount} />
          </Row>
        ))}
      </Box>
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
