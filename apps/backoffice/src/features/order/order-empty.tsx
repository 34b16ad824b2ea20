import '@mantine/core/styles/Button.css';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Button } from '@mantine/core';
import { IconFilterOff, IconReceipt, IconReceiptOff } from '@tabler/icons-react';
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
export const NothingFound = ({ mistake, onClear }: { mistake?: string | undefined; onClear: () => void }) => {
  const t = useTranslations('order.nothing');
  const ui = useTranslations('ui.filter');
  return (
    <EmptyState
      icon={IconFilterOff}
      title={t(mistake ? 'wrong' : 'title')}
      action={
        <Button variant="default" onClick={onClear}>
          {ui('clearAll')}
        </Button>
      }
    >
      {mistake ?? t('text')}
    </EmptyState>
  );
};

/** A page past the end: orders have gone since somebody was here. */
export const PastTheEnd = ({ onFirst }: { onFirst: () => void }) => {
  const t = useTranslations('order.pastEnd');
  return (
    <EmptyState
      icon={IconReceiptOff}
      title={t('title')}
      action={
        <Button variant="default" onClick={onFirst}>
          {t('first')}
        </Button>
      }
    />
  );
};
