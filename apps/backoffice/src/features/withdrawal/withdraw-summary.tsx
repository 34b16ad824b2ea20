import { formatBrl } from '@balcao/brazil/money';
import type { WithdrawalQuote } from '@balcao/contract/withdrawal-request';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Row, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePromisedDay } from '../../lib/promise-bar.tsx';
import { automaticOptions } from './automatic.queries.ts';
import classes from './withdraw.module.css';
import { refusalIn } from './withdrawal.queries.ts';

interface WithdrawSummaryProps {
  quote: WithdrawalQuote | undefined;
  error: unknown;
  isStale: boolean;
}

/** What leaves, what it costs, what arrives and when; and what someone should know before. */
export const WithdrawSummary = ({ quote, error, isStale }: WithdrawSummaryProps) => {
  const t = useTranslations('withdrawal.form');
  const dayOf = usePromisedDay();
  const refusal = refusalIn(error);
  if (refusal) return <Text tone="bad">{refusal}</Text>;
  if (!quote)
    return (
      <div className={classes.summary}>
        <LinesLoading lines={4} />
      </div>
    );
  const day = dayOf(quote.promisedUntil);
  return (
    <section className={classes.summary} aria-label={t('summary')} aria-live="polite" data-stale={isStale || undefined}>
      <KeyValues
        rows={[
          { label: t('leaves'), kind: 'withdrawing', value: <Money centavos={quote.amount} /> },
          { label: t('fee'), kind: 'fee', value: quote.fee === 0 ? t('free') : <Money centavos={quote.fee} /> },
          {
            label: t('arrives'),
            kind: 'withdrawn',
            value: (
              <strong>
                <Money centavos={quote.credited} />
              </strong>
            ),
          },
          { label: t('when'), value: t(quote.usually, { day }) },
          { label: t('left'), kind: 'available', value: <Money centavos={quote.availableAfter} /> },
        ]}
      />
      <Warning quote={quote} />
    </section>
  );
};

/** That money which was to stay for refunds leaves too; recommended, not forbidden (rule: automatic-withdrawal). */
const Warning = ({ quote: { warnings, availableAfter } }: { quote: WithdrawalQuote }) => {
  const t = useTranslations('withdrawal.form');
  const { data } = useQuery(automaticOptions);
  const [warning] = warnings;
  if (!warning) return null;
  const dips = warning === 'dips_into_reserve';
  const words = { deposit: formatBrl(data?.deposit ?? 0), left: formatBrl(availableAfter) };
  return (
    <Row gap={12} mt={12} p={12} ground="waiting" rounded="md" role="note">
      <ToneIcon tone="waiting" />
      <div>
        <Text weight={600}>{t(dips ? 'dipsTitle' : 'nothingTitle')}</Text>
        <Box as="p">{dips ? t('dips', words) : t('nothingText')}</Box>
      </div>
    </Row>
  );
};
