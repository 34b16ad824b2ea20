import { Grid, Stack } from '@balcao/ui/layout.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { useTranslations } from 'use-intl';
import classes from './desk-page.module.css';

/** The desk until the submission comes: fields at the left, a document at the right, of the size that they will have. */
export const DeskLoading = () => {
  const t = useTranslations('ui.loading');
  return (
    <div role="status" aria-label={t('page')} aria-busy="true">
      <Stack gap={12} mb={24}>
        <Bar width="6rem" />
        <Bar width="min(22rem, 80%)" height="1.75rem" />
        <Bar width="min(30rem, 100%)" />
      </Stack>
      <Grid className={classes.columns} gap={24}>
        <Stack gap={24} shrink>
          <Bar height="9rem" />
          <Bar height="22rem" />
          <Bar height="16rem" />
        </Stack>
        <Bar height="36rem" />
      </Grid>
    </div>
  );
};
