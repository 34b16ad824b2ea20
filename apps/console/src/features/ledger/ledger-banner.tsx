import { AppLink } from '@balcao/ui/app-link.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from '../../lib/banner.module.css';
import { ledgerStateOptions } from './ledger.queries.ts';

/** Says on every page that the books do not agree, or not with the rails, or that someone's money is stopped; else nothing. */
export const useLedgerBanner = (maySee: boolean): ReactNode => {
  const t = useTranslations('ledger.banner');
  const { data } = useQuery({ ...ledgerStateOptions, enabled: maySee });
  if (!data || !maySee) return null;
  const { proof, unmatched, stopped } = data;
  if (stopped.length > 0) return <Line text={t('stopped', { count: stopped.length })} />;
  if (proof?.ok === false) return <Line text={t('red')} />;
  return unmatched > 0 ? <Line text={t('unmatched', { count: unmatched })} isOfRails /> : null;
};

const Line = ({ text, isOfRails = false }: { text: string; isOfRails?: boolean }) => {
  const t = useTranslations('ledger.banner');
  return (
    <Row
      as="section"
      className={classes.banner}
      gap={12}
      rowGap={4}
      align="center"
      data-tone="bad"
      aria-label={t('label')}
    >
      <IconAlertTriangle className={classes.icon} size={20} stroke={1.8} aria-hidden />
      <p className={classes.text}>{text}</p>
      {isOfRails ? (
        <AppLink to="/finance/reconciliation" search={{ open: 'true' }} className={classes.action}>
          {t('reconcile')}
        </AppLink>
      ) : (
        <AppLink to="/finance/proof" className={classes.action}>
          {t('action')}
        </AppLink>
      )}
    </Row>
  );
};
