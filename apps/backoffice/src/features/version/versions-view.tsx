import { createVersion } from '@balcao/contract/version';
import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { type Asked, Board, type WatchRelease } from './board.tsx';
import { ReleaseList } from './release-list.tsx';
import { boardOptions, releaseListOptions } from './version.queries.ts';
import { VersionList } from './version-list.tsx';
import { type GoTo, historyOf, type VersionSearch } from './version-search.ts';
import { nextStepOf, releaseUnderWay } from './version-state.ts';

// What is opened by a click comes with the click.
const UploadDialog = lazy(() => import('./upload-dialog.tsx'));
const SubmitDialog = lazy(() => import('./submit-dialog.tsx'));
const AdvanceDialog = lazy(() => import('./advance-dialog.tsx'));
const VersionPanel = lazy(() => import('./version-panel.tsx'));
const TrialPanel = lazy(() => import('./trial-panel.tsx'));

export interface VersionsProps {
  appletId: string;
  /** What people call the mini program, once it is known. */
  name: string | undefined;
  search: VersionSearch;
  goTo: GoTo;
  hrefOf: (search: VersionSearch) => string;
  /** What to go by before a release goes on. */
  watch: WatchRelease;
}

/** What is open above the page. */
const Opened = ({
  asked,
  onAsk,
  ...page
}: VersionsProps & { asked: Asked | undefined; onAsk: (asked?: Asked) => void }) => {
  const { appletId, search, goTo, watch } = page;
  const { data: board } = useQuery(boardOptions(appletId));
  const back = () => goTo(historyOf(search));
  const close = () => onAsk();
  return (
    <Suspense>
      {search.open && (
        <VersionPanel
          key={search.open}
          appletId={appletId}
          versionId={search.open}
          goTo={(more) => goTo({ ...historyOf(search), ...more })}
          onSubmit={(version) => onAsk({ what: 'submit', version })}
        />
      )}
      {search.trial && board && <TrialPanel appletId={appletId} board={board} onClose={back} />}
      {asked?.what === 'upload' && board && (
        <UploadDialog appletId={appletId} nextNumber={board.nextNumber} onClose={close} />
      )}
      {asked?.what === 'submit' && <SubmitDialog appletId={appletId} version={asked.version} onClose={close} />}
      {asked?.what === 'advance' && (
        <AdvanceDialog appletId={appletId} release={asked.release} onClose={close}>
          {board?.rolling && watch(board.rolling, board.online)}
        </AdvanceDialog>
      )}
    </Suspense>
  );
};

/** The versions of a mini program: those that matter now, and below them what was. */
export const VersionsView = ({ tabs, ...page }: VersionsProps & { tabs: ReactNode }) => {
  const t = useTranslations('version');
  const title = useTranslations('menu')('appletVersion');
  const { appletId, name, search, goTo, hrefOf, watch } = page;
  const may = useMay(createVersion);
  const [asked, setAsked] = useState<Asked>();
  const { data: board, error, refetch } = useQuery(boardOptions(appletId));
  const { data: releases } = useQuery(releaseListOptions(appletId, {}));
  const release = releaseUnderWay(releases?.list);
  const at = `/applet/${appletId}/version`;
  const parts = [
    { to: at, search: {}, label: t('history'), isCurrent: !search.view },
    { to: at, search: { view: 'releases' }, label: t('releases'), isCurrent: search.view === 'releases' },
  ];
  const isNext = board !== undefined && nextStepOf(board, release) === 'upload';
  return (
    <>
      <PageHeader
        title={title}
        line={name ? t('lineOf', { name }) : t('line')}
        back="/applets/index"
        actions={
          may &&
          board &&
          !isNext && (
            <Button
              variant="default"
              leftSection={<IconUpload size={18} stroke={1.8} />}
              onClick={() => setAsked({ what: 'upload' })}
            >
              {t('act.upload')}
            </Button>
          )
        }
      />
      {tabs}
      <CertifiedNotice needs="team" />
      <WhyNot of={createVersion} />
      {board ? (
        <Board {...{ appletId, board, release, search, may, watch, onAsk: setAsked }} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={8} />
      )}
      <TabLinks label={t('parts')} tabs={parts} />
      {search.view ? (
        <ReleaseList {...{ appletId, search, goTo }} />
      ) : (
        <VersionList {...{ appletId, search, goTo, hrefOf }} />
      )}
      <Opened {...page} asked={asked} onAsk={setAsked} />
    </>
  );
};
