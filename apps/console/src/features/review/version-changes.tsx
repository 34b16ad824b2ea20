import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { VersionComparison } from '@balcao/ui/version-comparison.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PlaceMark } from './place-mark.tsx';
import type { Desk } from './use-desk.ts';
import { deskComparisonOptions } from './version.queries.ts';
import { filePlace } from './version-places.ts';

interface VersionChangesProps {
  versionId: string;
  desk: Desk;
  onOpen: (path: string) => void;
}

/** What differs from the version that is online, each file with what is wrong with it. */
export const VersionChanges = ({ versionId, desk, onOpen }: VersionChangesProps) => {
  const t = useTranslations('version');
  const { data, error, refetch } = useQuery(deskComparisonOptions(versionId));
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={8} />;
  const actionsOf = (path: string) => (
    <PlaceMark path={filePlace(path)} desk={desk}>
      <button type="button" className="link" aria-label={t('open', { path })} onClick={() => onOpen(path)}>
        {t('openShort')}
      </button>
    </PlaceMark>
  );
  return <VersionComparison of={data} actionsOf={actionsOf} />;
};
