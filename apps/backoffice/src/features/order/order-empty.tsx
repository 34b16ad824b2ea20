import '@mantine/core/styles/Button.css';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import { PastTheEnd } from '@balcao/ui/past-the-end.tsx';
import { Button } from '@mantine/core';
import { IconReceipt, IconReceiptOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './order-list-page.module.css';

/** The team has no orders: who makes them, and how to begin. */
export const NoOrders = () => {
  const t = useTranslations('order.empty');
  return (
    <EmptyState
      icon={IconReceipt}
      title={t('title')}
      action={
        <div className={classes.steps}>
          <Button component="a" href="/docs" target="_blank" rel="noreferrer">
            {t('docs')}
          </Button>
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/setting/payment" />}>
            {t('settings')}
          </Button>
        </div>
      }
    >
      {t('text')}
    </EmptyState>
  );
};

/** The filters let nothing through, or are wrong themselves: `mistake` says how. */
export const NoneFound = ({ mistake, onClear }: { mistake?: string | undefined; onClear: () => void }) => {
  const t = useTranslations('order.nothing');
  return (
    <NothingFound title={t(mistake ? 'wrong' : 'title')} onClear={onClear}>
      {mistake ?? t('text')}
    </NothingFound>
  );
};

/** A page past the end: orders have gone since somebody was here. */
export const OrdersEnd = ({ onFirst }: { onFirst: () => void }) => {
  const t = useTranslations('order.pastEnd');
  return <PastTheEnd icon={IconReceiptOff} title={t('title')} first={t('first')} onFirst={onFirst} />;
};
