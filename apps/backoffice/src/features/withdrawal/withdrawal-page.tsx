import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { formatBrl } from '@balcao/brazil/money';
import { type WithdrawalDetail, WithdrawalStatus } from '@balcao/contract/withdrawal';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { isNotFound } from '@balcao/ui/refused-address';
import { IconDownload, IconReceiptOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { usePromisedDay } from '../../lib/promise-bar.tsx';
import { FailureWords } from './failure-words.tsx';
import classes from './withdrawal.module.css';
import { useReceipt, withdrawalOptions } from './withdrawal.queries.ts';
import { WithdrawalBadge } from './withdrawal-badge.tsx';
import { DestinationFacts, MoneyFacts, WithdrawalFacts } from './withdrawal-facts.tsx';
import { WithdrawalWay } from './withdrawal-way.tsx';

const { processing, success, failed } = WithdrawalStatus.enum;
const back = '/payment/financial/withdrawals';

/** One withdrawal: where it stands, the way it went, and everything about it. */
export const WithdrawalPage = () => {
  const t = useTranslations('withdrawal.page');
  const { number } = useParams({ from: '/team/payment/withdrawal/$number' });
  const { data, error, refetch } = useQuery(withdrawalOptions(number));
  if (!data && isNotFound(error)) return <NotFound />;
  return (
    <>
      <PageHeader title={t('title', { number })} back={back} actions={data && <Receipt withdrawal={data} />} />
      {data ? (
        <Parts withdrawal={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Card>
          <LinesLoading lines={12} />
        </Card>
      )}
    </>
  );
};

const Parts = ({ withdrawal }: { withdrawal: WithdrawalDetail }) => {
  const t = useTranslations('withdrawal.page');
  const shared = useTranslations('shared');
  return (
    <Grid className={classes.columns} gap={16} align="start">
      <Stack gap={16} shrink>
        <Card>
          <Row gap={16} rowGap={12} align="center" wrap mb={16}>
            <span className={classes.amount}>
              <Money centavos={withdrawal.amount} />
            </span>
            <WithdrawalBadge status={withdrawal.status} />
          </Row>
          {withdrawal.status === failed && <CameBack withdrawal={withdrawal} />}
          <Standing withdrawal={withdrawal} />
        </Card>
        <Card title={t('way')}>
          <WithdrawalWay withdrawal={withdrawal} />
        </Card>
      </Stack>
      <Stack gap={16} shrink>
        <Card title={t('money')}>
          <MoneyFacts withdrawal={withdrawal} />
        </Card>
        <Card title={shared('destination')}>
          <DestinationFacts withdrawal={withdrawal} />
        </Card>
        <Card title={t('facts')}>
          <WithdrawalFacts withdrawal={withdrawal} />
        </Card>
      </Stack>
    </Grid>
  );
};

/** The expected or actual arrival; empty for a failed withdrawal. */
const Standing = ({ withdrawal: { status, promisedUntil, succeededAt, kind } }: { withdrawal: WithdrawalDetail }) => {
  const t = useTranslations('withdrawal.page');
  const locale = useLocale() as 'pt-BR';
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const dayOf = usePromisedDay();
  if (status === success && succeededAt)
    return <Muted>{t('arrived', { at: formatDate(succeededAt, { zone, locale, form: 'short' }) })}</Muted>;
  if (status !== processing) return null;
  if (Date.parse(promisedUntil) < Date.now()) return <Muted>{t('late')}</Muted>;
  return (
    <Muted>
      {t(kind === 'pix' ? 'moving' : 'movingBank')} {t('promised', { day: dayOf(promisedUntil) })}
    </Muted>
  );
};

/** For a failed withdrawal: where its money is, and the ledger entry that shows it. */
const CameBack = ({ withdrawal: { amount, failureReason } }: { withdrawal: WithdrawalDetail }) => {
  const t = useTranslations('withdrawal.page');
  return (
    <Callout
      tone="bad"
      title={t('failedTitle')}
      action={
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/payment/financial" search={{ withdraw: true }} />}
        >
          {t('again')}
        </Button>
      }
    >
      <p>
        <FailureWords reason={failureReason} /> {t('failedText', { amount: formatBrl(amount) })}
      </p>
    </Callout>
  );
};

const Receipt = ({ withdrawal }: { withdrawal: WithdrawalDetail }) => {
  const t = useTranslations('withdrawal.page');
  const receipt = useReceipt((number) => t('receiptFile', { number }));
  if (withdrawal.status !== success) return null;
  return (
    <Button
      variant="default"
      loading={receipt.isPending}
      leftSection={<IconDownload size={18} stroke={1.8} />}
      onClick={() => receipt.mutate(withdrawal)}
    >
      {t('receipt')}
    </Button>
  );
};

/** Another team's withdrawal is as unknown here as one that never was. */
const NotFound = () => {
  const t = useTranslations('withdrawal.notFound');
  const team = useCurrentUser().businessName ?? '';
  return (
    <EmptyState
      wholePage
      icon={IconReceiptOff}
      title={t('title')}
      action={
        <Link to={back} className="link">
          {t('back')}
        </Link>
      }
    >
      {t('text', { team })}
    </EmptyState>
  );
};
