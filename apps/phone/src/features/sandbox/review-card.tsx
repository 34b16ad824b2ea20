import { ReviewMode } from '@balcao/contract/sandbox';
import { Card } from '@balcao/ui/card.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { reviewModeQuery, useSetReviewMode } from './sandbox.queries.ts';

/** Whether what teams submit is decided by itself, or waits for the console. */
export const ReviewCard = () => {
  const t = useTranslations('sandbox.review');
  const settings = useQuery(reviewModeQuery);
  return (
    <Card title={t('title')}>
      {settings.isPending && <LinesLoading lines={3} />}
      {settings.isError && <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />}
      {settings.data && <Modes chosen={settings.data.mode} />}
    </Card>
  );
};

const Modes = ({ chosen }: { chosen: ReviewMode }) => {
  const t = useTranslations('sandbox.review');
  const change = useSetReviewMode();
  // The choice shows at once; should the server refuse it, the one before shows again.
  const shown = change.isPending && change.variables ? change.variables : chosen;
  return (
    <Choice
      legend={t('legend')}
      help={t(`${shown}Text`)}
      options={ReviewMode.options.map((mode) => ({ value: mode, label: t(mode) }))}
      value={shown}
      onChange={(mode) => change.mutate(mode, { tell: t('changed') })}
    />
  );
};
