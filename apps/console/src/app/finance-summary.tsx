import { AppLink } from '@balcao/ui/app-link.tsx';
import { Figure } from '@balcao/ui/figure.tsx';
import { Figures } from '@balcao/ui/figures.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { reconciliationListOptions } from '../features/ledger/reconciliation.queries.ts';
import { unidentifiedOptions } from '../features/order/unidentified.queries.ts';
import { withdrawalFiguresOptions } from '../features/withdrawal/withdrawal.queries.ts';
import classes from './finance-summary.module.css';

/** What else waits for finance: a figure each, and the way to it. What cannot be read now shows a dash. */
export const FinanceSummary = () => {
  const t = useTranslations('waiting.summary');
  const format = useFormatter();
  const reconciliation = useQuery(reconciliationListOptions({ open: 'true' }));
  const withdrawals = useQuery(withdrawalFiguresOptions);
  const unidentified = useQuery(unidentifiedOptions({}));
  const of = { differences: reconciliation, late: withdrawals, unidentified };
  const counts = {
    differences: reconciliation.data?.total,
    late: withdrawals.data?.late.count,
    unidentified: unidentified.data?.counts.waiting,
  };
  const places = {
    differences: { to: '/finance/reconciliation', search: { open: 'true' } },
    late: { to: '/withdrawal', search: { show: 'late' } },
    unidentified: { to: '/finance/unidentified', search: {} },
  } as const;
  const isBusy = Object.values(of).some(({ isPending }) => isPending);
  return (
    <section aria-label={t('title')}>
      <Figures className={classes.figures} isBusy={isBusy} of={reconciliation.data}>
        {(['differences', 'late', 'unidentified'] as const).map((one) => {
          const count = counts[one];
          const value = count === undefined ? (of[one].isPending ? undefined : '–') : format.number(count);
          return (
            <Figure key={one} label={t(one)} value={value}>
              <AppLink
                to={places[one].to}
                search={places[one].search}
                className="link"
                aria-label={`${t('open')}: ${t(one)}`}
              >
                {t('open')}
              </AppLink>
            </Figure>
          );
        })}
      </Figures>
    </section>
  );
};
