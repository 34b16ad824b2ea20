import type { Endpoint } from '@balcao/contract/endpoint';
import type { VersionDetail } from '@balcao/contract/version';
import { Callout } from '@balcao/ui/callout.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { versionOptions } from './version.queries.ts';

interface ReleasePageProps {
  appletId: string;
  versionId: string;
  titleOf: (version: VersionDetail) => string;
  /** What the screen leads to: asks nothing of a member who may not call it. */
  target: Pick<Endpoint, 'access'>;
  /** Whether it can be done with the version as it stands now: a colleague may have been first. */
  isPossible: (version: VersionDetail) => boolean;
  /** Whether it is being done, or was, from this screen: the version has changed by that then. */
  isOurs: boolean;
  /** What is said where it cannot. */
  gone: string;
  children: (version: VersionDetail) => ReactNode;
}

/** The frame of the screens that give people another version: which one, and whether it can still be done. */
export const ReleasePage = ({ appletId, versionId, titleOf, target, children, ...state }: ReleasePageProps) => {
  const t = useTranslations('version');
  const release = useTranslations('release');
  const may = useMay(target);
  const { teamCert } = useCurrentUser();
  const { data, error, refetch } = useQuery(versionOptions(appletId, versionId));
  const isPossible = data !== undefined && (state.isOurs || state.isPossible(data));
  return (
    <>
      <PageHeader
        title={data ? titleOf(data) : t('version')}
        line={release('publish.line')}
        back={`/applet/${appletId}/version`}
      />
      <CertifiedNotice needs="team" />
      <WhyNot of={target} />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={10} />)}
      {data && !isPossible && (
        <Callout tone="moving" title={state.gone}>
          {release('publish.goneText')}
        </Callout>
      )}
      {data && may && teamCert && isPossible && <Grid gap={24}>{children(data)}</Grid>}
    </>
  );
};
