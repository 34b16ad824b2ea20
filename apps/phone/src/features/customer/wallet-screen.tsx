import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { Muted } from '@balcao/ui/layout.tsx';
import { IconScan } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { Balance, Greeting } from './balance.tsx';
import { currentQuery, paymentsQuery } from './customer.queries.ts';
import { PaymentList } from './payment-list.tsx';
import { statesMark } from './payment-state.ts';
import { WalletLinks } from './wallet-links.tsx';
import classes from './wallet-screen.module.css';

const Pay = () => (
  <Button
    component={Link}
    to="/pay"
    size="md"
    fullWidth
    className={classes.pay ?? ''}
    leftSection={<IconScan size={20} stroke={1.8} aria-hidden />}
  >
    {useTranslations('customer.wallet')('pay')}
  </Button>
);

/** A wallet that is not activated pays nothing: then that is the next step. */
const Activate = () => {
  const t = useTranslations('customer');
  return (
    <>
      <Muted mb={12} pretty>
        {t('me.walletText')}
      </Muted>
      <Button component={Link} to="/me" size="md" fullWidth className={classes.pay ?? ''}>
        {t('me.activate')}
      </Button>
    </>
  );
};

/** Whose phone it is, what they have, and what they paid. */
export const WalletScreen = () => {
  const t = useTranslations('customer.wallet');
  const p = useTranslations('phone');
  useDocumentTitle(t('title'), p('application'));
  const client = useQueryClient();
  const current = useQuery(currentQuery);
  const payments = useInfiniteQuery(paymentsQuery);
  const mark = statesMark(payments.data?.pages);
  const markBefore = useRef<string>(undefined);
  useEffect(() => {
    // A payment that came or ended has moved the balance.
    if (markBefore.current !== undefined && markBefore.current !== mark)
      void client.invalidateQueries({ queryKey: currentQuery.queryKey });
    markBefore.current = mark;
  }, [client, mark]);
  return (
    <Screen>
      <Greeting customer={current.data} />
      <Balance current={current} />
      {current.data?.walletActivated === false ? <Activate /> : <Pay />}
      <WalletLinks />
      <PaymentList payments={payments} />
    </Screen>
  );
};
