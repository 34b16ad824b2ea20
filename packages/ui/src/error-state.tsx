import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { RefusedError } from '@balcao/sdk/client';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './empty-state.module.css';
import { decide } from './refusals.ts';

/** An error where it happened: what went wrong in words, the number to quote to support, and another try. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) => {
  const t = useTranslations('ui.error');
  const decision = decide(error);
  const words = 'message' in decision ? decision.message : '';
  const requestId = error instanceof RefusedError ? error.requestId : undefined;
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} data-bad>
        <IconAlertTriangle size={28} stroke={1.5} aria-hidden />
      </span>
      <p className={classes.title}>{t('notLoaded')}</p>
      <p className={classes.text}>
        {words || t('own' in decision ? decision.own : 'responseError')}
        {requestId && <span className={classes.number}>{t('requestId', { requestId })}</span>}
      </p>
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.8} />} onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
};
