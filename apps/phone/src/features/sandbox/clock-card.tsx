import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Hidden, Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AdvanceForm } from './advance-form.tsx';
import classes from './clock-card.module.css';
import { clockQuery, useAdvanceClock } from './sandbox.queries.ts';
import { useSandboxNow } from './use-sandbox-now.ts';
import { useSpanWords } from './use-span-words.ts';

const jumps = [3_600, 86_400, 7 * 86_400, 30 * 86_400];

/** The sandbox's clock: what it says, and ways to move it forward. */
export const ClockCard = () => {
  const t = useTranslations('sandbox.clock');
  const words = useSpanWords();
  const clock = useQuery(clockQuery);
  const advance = useAdvanceClock();
  const move = (seconds: number) => advance.mutate(seconds, { tell: t('advanced', { span: words(seconds) }) });
  return (
    <Card title={t('title')}>
      {clock.isError ? (
        <ErrorState error={clock.error} onRetry={() => void clock.refetch()} />
      ) : (
        <Reading aheadSeconds={clock.data?.aheadSeconds} />
      )}
      <Grid className={classes.jumps} gap={8} mt={16} mb={16}>
        {jumps.map((seconds) => (
          <Button
            key={seconds}
            variant="default"
            px={0}
            disabled={advance.isPending}
            aria-label={t('plus', { span: words(seconds) })}
            onClick={() => move(seconds)}
          >
            +{words(seconds)}
          </Button>
        ))}
      </Grid>
      <AdvanceForm disabled={advance.isPending} onAdvance={move} />
      <Muted pretty>{t('text')}</Muted>
    </Card>
  );
};

const Reading = ({ aheadSeconds }: { aheadSeconds: number | undefined }) => {
  const t = useTranslations('sandbox.clock');
  const words = useSpanWords();
  const now = useSandboxNow();
  if (now === undefined || aheadSeconds === undefined)
    return (
      <Stack className={classes.reading} gap={4}>
        <Bar width="14rem" height="1.75rem" />
        <Bar width="18rem" />
      </Stack>
    );
  return (
    <Stack className={classes.reading} gap={4}>
      <Text as="div" headline>
        <Hidden>{t('now')} </Hidden>
        <Instant at={now} form="full" />
      </Text>
      <Muted as="div" pretty>
        {aheadSeconds > 0 ? t('ahead', { span: words(aheadSeconds) }) : t('onTime')}
      </Muted>
    </Stack>
  );
};
