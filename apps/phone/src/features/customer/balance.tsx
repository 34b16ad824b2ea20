import type { Customer } from '@balcao/contract/customer';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Text } from '@balcao/ui/layout.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { OldData } from '@balcao/ui/old-data.tsx';
import { IconSwitchHorizontal } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './wallet-screen.module.css';

/** The person at the head of the wallet; leads to the choice of another. */
export const Greeting = ({ customer }: { customer: Customer | undefined }) => {
  const t = useTranslations('customer.wallet');
  return (
    <Link to="/login" className={classes.person} aria-label={t('switch', { name: customer?.name ?? '' })}>
      <Avatar name={customer?.name ?? ''} size={32} />
      <Text as="span" grow shrink weight={550} truncate>
        {customer?.name ?? <Bar width="8rem" />}
      </Text>
      <IconSwitchHorizontal size={20} stroke={1.8} className={classes.quiet} aria-hidden />
    </Link>
  );
};

/** What is in the wallet. */
export const Balance = ({ current }: { current: UseQueryResult<Customer> }) => {
  const t = useTranslations('customer.wallet');
  const heading = <h1 className={classes.balanceLabel}>{t('balance')}</h1>;
  if (current.isError && !current.data)
    return (
      <>
        {heading}
        <ErrorState error={current.error} onRetry={() => void current.refetch()} />
      </>
    );
  return (
    <div className={classes.balance}>
      <OldData of={current.data} />
      {heading}
      <div className={classes.amount} aria-live="polite">
        {current.data ? <Money centavos={current.data.balance} /> : <Bar width="10rem" height="2rem" />}
      </div>
    </div>
  );
};
