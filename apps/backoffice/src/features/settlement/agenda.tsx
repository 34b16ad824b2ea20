import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Foldable } from '@balcao/ui/foldable.tsx';
import { Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { MoneyName } from '@balcao/ui/money-mark.tsx';
import { IconCalendarDollar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AgendaDays } from './agenda-day.tsx';
import { agendaOptions } from './settlement.queries.ts';

const daysAtFirst = 8;

/** What arrives when: a line for each day with its bar, what it is made of, and why it comes then. */
export const Agenda = () => {
  const t = useTranslations('settlement.agenda');
  const { data, error, refetch } = useQuery(agendaOptions);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Card title={t('title')}>
        <LinesLoading lines={6} />
      </Card>
    );
  const most = Math.max(1, ...data.days.map(({ amount }) => amount));
  const [first, later] = [data.days.slice(0, daysAtFirst), data.days.slice(daysAtFirst)];
  return (
    <Card title={t('title')}>
      {data.days.length === 0 ? (
        <EmptyState icon={IconCalendarDollar} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <Row as="p" gap={12} rowGap={4} align="baseline" wrap mb={16}>
            <Text as="strong" size={24} weight={650}>
              <Money centavos={data.amount} />
            </Text>
            <Muted as="span">
              <MoneyName kind="pending">{t('total', { count: data.count })}</MoneyName>
            </Muted>
          </Row>
          <AgendaDays days={first} most={most} />
          {later.length > 0 && (
            <Foldable title={t('later', { count: later.length })}>
              <AgendaDays days={later} most={most} />
            </Foldable>
          )}
        </>
      )}
    </Card>
  );
};
