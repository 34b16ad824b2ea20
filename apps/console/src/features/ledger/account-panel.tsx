import { Button } from '@balcao/ui/button.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Grid, Row } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { kindOfAccount } from '@balcao/ui/money-kind';
import { MoneyName } from '@balcao/ui/money-mark.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import classes from './balance-page.module.css';
import { accountMerchantsOptions } from './ledger.queries.ts';
import { useAccountNames } from './use-account-names.ts';

interface AccountPanelProps {
  account: string;
  day: string | undefined;
  cursor: string | undefined;
  onCursor: (cursor: string | undefined) => void;
  onClose: () => void;
}

/** The merchants that an account is the sum of. */
const AccountPanel = ({ account, day, cursor, onCursor, onClose }: AccountPanelProps) => {
  const t = useTranslations('ledger.balance');
  const { nameOf, isBucket } = useAccountNames();
  const [name = '', rail = ''] = account.split(':');
  const bucket = isBucket(name) ? name : 'pending';
  const { data, error, refetch } = useQuery(accountMerchantsOptions({ bucket, rail, day, cursor }));
  return (
    <SidePanel title={<MoneyName kind={kindOfAccount(name)}>{nameOf(account)}</MoneyName>} onClose={onClose}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LinesLoading lines={4} />}
      {data?.list.length === 0 && (
        <EmptyState icon={IconScale} title={t('nobody')}>
          {t('nobodyText')}
        </EmptyState>
      )}
      <Grid as="ul">
        {data?.list.map(({ merchant, balance }) => (
          <Row as="li" key={merchant?.number ?? ''} gap={16} justify="between" py={12} rule="bottom">
            <Grid as="span" shrink breakable>
              <span>{merchant?.name ?? t('platform')}</span>
              {merchant && <span className={classes.number}>{merchant.number}</span>}
            </Grid>
            <Money centavos={balance} />
          </Row>
        ))}
      </Grid>
      {(cursor || data?.nextCursor) && (
        <Box mt={16}>
          {cursor && (
            <Button variant="default" onClick={() => onCursor(undefined)}>
              {t('first')}
            </Button>
          )}{' '}
          {data?.nextCursor && (
            <Button variant="default" onClick={() => onCursor(data.nextCursor ?? undefined)}>
              {t('next')}
            </Button>
          )}
        </Box>
      )}
    </SidePanel>
  );
};

export default AccountPanel;
