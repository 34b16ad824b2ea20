import { Bar } from '@balcao/ui/loading.tsx';
import { useTranslations } from 'use-intl';
import classes from './desk-page.module.css';

/** The desk until the submission comes: fields at the left, a document at the right, of the size that they will have. */
export const DeskLoading = () => {
  const t = useTranslations('ui.loading');
  return (
    <div role="status" aria-label={t('page')} aria-busy="true">
      <div className={classes.headLoading}>
        <Bar width="6rem" />
        <Bar width="min(22rem, 80%)" height="1.75rem" />
        <Bar width="min(30rem, 100%)" />
      </div>
      <div className={classes.columns}>
        <div className={classes.loading}>
          <Bar height="9rem" />
          <Bar height="22rem" />
          <Bar height="16rem" />
        </div>
        <Bar height="36rem" />
      </div>
    </div>
  );
};
