import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './not-found-page.module.css';

/** An address that leads nowhere, for somebody who is logged in. */
export const NotFoundPage = () => {
  const t = useTranslations('menu');
  return (
    <Grid as="main" className={classes.page} align="center" across="center">
      <EmptyState
        wholePage
        icon={IconMapQuestion}
        title={t('notFound')}
        action={
          <Link to="/" className="link">
            {t('toStart')}
          </Link>
        }
      >
        {t('notFoundText')}
      </EmptyState>
    </Grid>
  );
};
