import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { VersionComparison } from '@balcao/ui/version-comparison.tsx';
import { useQuery } from '@tanstack/react-query';
import { comparisonOptions } from './version.queries.ts';

/** What differs between a version and the one that is online: files, permissions, domains. */
export const ComparisonView = ({ appletId, versionId }: { appletId: string; versionId: string }) => {
  const { data, error, refetch } = useQuery(comparisonOptions(appletId, versionId));
  if (data) return <VersionComparison of={data} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={6} />;
};
