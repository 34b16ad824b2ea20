import { RefusedError } from '@balcao/sdk/client';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { createContext, useContext } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import classes from './empty-state.module.css';
import { Box, Grid, Stack, Text } from './layout.tsx';
import { type Describe, decide } from './refusals.ts';

/** What a face adds to a refusal that stands in the place of what it refused: a way to an explanation, for instance. */
export const ErrorHelp = createContext<Describe | undefined>(undefined);

/** An error where it happened: what went wrong in words, the number to quote to support, and another try. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) => {
  const t = useTranslations('ui.error');
  const decision = decide(error);
  const words = 'message' in decision ? decision.message : '';
  const describe = useContext(ErrorHelp);
  const help = error instanceof RefusedError && describe?.(error);
  const requestId = error instanceof RefusedError ? error.requestId : undefined;
  return (
    <Stack className={classes.state} align="center" role="alert">
      <Grid as="span" className={classes.icon} align="center" across="center" mb={16} data-bad>
        <IconAlertTriangle size={28} stroke={1.5} aria-hidden />
      </Grid>
      <Text size={16} weight={650} balance>
        {t('notLoaded')}
      </Text>
      <p className={classes.text}>
        {words || t('own' in decision ? decision.own : 'responseError')}
        {help && <> {help}</>}
        {requestId && (
          <Text as="span" mt={4} block breakable>
            {t('requestId', { requestId })}
          </Text>
        )}
      </p>
      {onRetry && (
        <Box mt={20}>
          <Button variant="default" leftSection={<IconRefresh size={18} stroke={1.8} />} onClick={onRetry}>
            {t('retry')}
          </Button>
        </Box>
      )}
    </Stack>
  );
};
