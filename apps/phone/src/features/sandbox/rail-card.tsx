import { RailMode } from '@balcao/contract/rail';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import classes from './rail-card.module.css';
import { type RailModes, railQuery, useSetRail } from './sandbox.queries.ts';

const methods = ['wallet', 'pix', 'debit', 'credit', 'payout'] as const;

/** How the payment methods of the sandbox, and its payouts, behave from the next thing that is asked of them on. */
export const RailCard = () => {
  const t = useTranslations('sandbox.rail');
  const rail = useQuery(railQuery);
  return (
    <Card title={t('title')}>
      <Muted mb={16}>{t('help')}</Muted>
      {rail.isPending && <LinesLoading lines={12} />}
      {rail.isError && <ErrorState error={rail.error} onRetry={() => void rail.refetch()} />}
      {rail.data && <Modes chosen={rail.data} />}
    </Card>
  );
};

const Modes = ({ chosen }: { chosen: Required<RailModes> }) => {
  const t = useTranslations('sandbox.rail');
  const change = useSetRail();
  // The choice shows at once; should the server refuse it, the one before shows again.
  const shown = change.isPending ? { ...chosen, ...change.variables } : chosen;
  return (
    <Grid className={classes.methods} gap={16} rowGap={6}>
      {methods.map((method) => (
        <NativeSelect
          key={method}
          label={t(method)}
          description={t(`${shown[method]}Text`)}
          inputWrapperOrder={['label', 'input', 'description']}
          classNames={{ description: classes.text ?? '' }}
          value={shown[method]}
          onChange={(event) =>
            change.mutate({ [method]: RailMode.parse(event.currentTarget.value) }, { tell: t('changed') })
          }
          data={RailMode.options.map((mode) => ({ value: mode, label: t(mode) }))}
        />
      ))}
    </Grid>
  );
};
