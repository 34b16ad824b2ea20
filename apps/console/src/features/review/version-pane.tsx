import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Row } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Desk } from './use-desk.ts';
import { type DeskVersion, deskComparisonOptions, deskVersionOptions } from './version.queries.ts';
import { VersionChanges } from './version-changes.tsx';
import { VersionFiles } from './version-files.tsx';
import { VersionManifest } from './version-manifest.tsx';
import classes from './version-pane.module.css';
import { VersionPhone } from './version-phone.tsx';
import { fileOf, manifestFieldOf } from './version-places.ts';

const views = ['changes', 'files', 'manifest'] as const;
type View = (typeof views)[number];

/** What shows of a version. A link to the reasons of a file, or of a value of `app.json`, leads to where these stand. */
const useView = (version: DeskVersion, reasonsAt: string | undefined) => {
  const client = useQueryClient();
  const [view, setView] = useState<View>('changes');
  const [path, setPath] = useState(version.pages[0]);
  const open = (file: string): void => {
    setPath(file);
    setView('files');
  };
  const isAmongChanges = (file: string): boolean =>
    view === 'changes' &&
    client
      .getQueryData(deskComparisonOptions(version.id).queryKey)
      ?.changed.some((changed) => changed.path === file) === true;
  const [followed, setFollowed] = useState(reasonsAt);
  if (reasonsAt !== followed) {
    setFollowed(reasonsAt);
    const file = fileOf(reasonsAt);
    if (file !== undefined && !isAmongChanges(file)) open(file);
    if (manifestFieldOf(reasonsAt) !== undefined) setView('manifest');
  }
  return { view, setView, path, open };
};

/** The version itself: what changes, its files, its `app.json`. */
export const VersionPane = ({ desk }: { desk: Desk }) => {
  const t = useTranslations('version');
  const { data, error, refetch } = useQuery(deskVersionOptions(desk.detail.subject));
  return (
    <Box as="section" className={classes.pane} aria-label={t('label')}>
      {data ? (
        <Views version={data} desk={desk} />
      ) : (
        <Box p={16}>
          {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={10} />}
        </Box>
      )}
    </Box>
  );
};

const Views = ({ version, desk }: { version: DeskVersion; desk: Desk }) => {
  const t = useTranslations('version');
  const { view, setView, path, open } = useView(version, desk.reasonsAt);
  const counts = { changes: undefined, files: version.files, manifest: undefined };
  return (
    <>
      <Row as="ul" className={classes.tabs} gap={20} aria-label={t('views.label')}>
        {views.map((one) => (
          <li key={one}>
            <button type="button" className={classes.tab} aria-pressed={one === view} onClick={() => setView(one)}>
              {t(`views.${one}`)}
              {counts[one] !== undefined && <span className={classes.count}>{counts[one]}</span>}
            </button>
          </li>
        ))}
      </Row>
      <div className={classes.beside}>
        <Box className={classes.content} p={16}>
          {view === 'changes' && <VersionChanges versionId={version.id} desk={desk} onOpen={open} />}
          {view === 'files' && <VersionFiles version={version} desk={desk} path={path} onOpen={open} />}
          {view === 'manifest' && <VersionManifest version={version} desk={desk} onOpen={open} />}
        </Box>
        {desk.standing.isMine && <VersionPhone versionId={version.id} />}
      </div>
    </>
  );
};
