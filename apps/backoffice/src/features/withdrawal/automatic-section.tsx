import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { FrozenNotice } from '../../lib/frozen-notice.tsx';
import { automaticOptions } from './automatic.queries.ts';
import { AutomaticForm } from './automatic-form.tsx';
import { AutomaticRuns } from './automatic-runs.tsx';
import { destinationsOptions, withdrawableOptions } from './withdrawal.queries.ts';

/** Money that leaves by itself: the rules, what they would do now, and what they have done. */
export const AutomaticSection = () => {
  const settings = useQuery(automaticOptions);
  const withdrawable = useQuery(withdrawableOptions);
  const destinations = useQuery(destinationsOptions);
  const error = settings.error ?? withdrawable.error ?? destinations.error;
  const again = () => void Promise.all([settings.refetch(), withdrawable.refetch(), destinations.refetch()]);
  if (!settings.data || !withdrawable.data || !destinations.data)
    return <Card>{error ? <ErrorState error={error} onRetry={again} /> : <LinesLoading lines={10} />}</Card>;
  const { list } = destinations.data;
  const proposed = settings.data.destinationId ?? list.find(({ isHeld }) => !isHeld)?.id ?? null;
  return (
    <>
      <FrozenNotice />
      <AutomaticForm
        settings={{ ...settings.data, destinationId: proposed }}
        terms={withdrawable.data.terms}
        destinations={list}
      />
      <AutomaticRuns />
    </>
  );
};
