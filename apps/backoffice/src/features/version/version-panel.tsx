import { type AppletVersion, createVersion, type VersionDetail } from '@balcao/contract/version';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconFlask, IconFlaskOff, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { DescriptionPart } from './description-part.tsx';
import { useVersionActions } from './use-version-actions.ts';
import { boardOptions, releaseListOptions, versionOptions } from './version.queries.ts';
import { VersionBadge } from './version-badge.tsx';
import { VersionFacts, VersionFiles } from './version-facts.tsx';
import { VersionReview } from './version-review.tsx';
import type { GoTo } from './version-search.ts';
import { mayBe, releaseUnderWay } from './version-state.ts';

interface VersionPanelProps {
  appletId: string;
  versionId: string;
  /** Leads to another part of the page. */
  goTo: GoTo;
  onSubmit: (version: AppletVersion) => void;
}

/** One version: what is in it, what the review says of it, and what can be done. */
const VersionPanel = ({ appletId, versionId, goTo, onSubmit }: VersionPanelProps) => {
  const t = useTranslations('version');
  const may = useMay(createVersion);
  const { data, error, refetch } = useQuery(versionOptions(appletId, versionId));
  const close = () => goTo({});
  return (
    <SidePanel
      title={data ? t('named', { number: data.number }) : t('version')}
      mark={data && <VersionBadge version={data} />}
      onClose={close}
      footer={data && may && <Actions {...{ appletId, version: data, goTo, onSubmit }} />}
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={10} />)}
      {data && <Content appletId={appletId} version={data} may={may} />}
    </SidePanel>
  );
};
export default VersionPanel;

const Content = ({ appletId, version, may }: { appletId: string; version: VersionDetail; may: boolean }) => {
  const t = useTranslations('version');
  const { id, takenDownReason, submission, stage } = version;
  const isOnline = stage === 'online';
  return (
    <Grid gap={24}>
      <WhyNot of={createVersion} line />
      {takenDownReason !== null && (
        <Callout tone="bad" title={t('takenDown')}>
          <Text breakable lines>
            {takenDownReason}
          </Text>
        </Callout>
      )}
      {submission && <VersionReview submission={submission} />}
      <DescriptionPart appletId={appletId} version={version} mayChange={may && mayBe(version).described} />
      <VersionFacts version={version} />
      {!isOnline && <Differences appletId={appletId} versionId={id} />}
      <VersionFiles version={version} />
    </Grid>
  );
};

/** Asked for when someone wants to see it: it reads both versions whole. */
const Differences = ({ appletId, versionId }: { appletId: string; versionId: string }) => {
  const t = useTranslations('release.changes');
  const [isShown, setShown] = useState(false);
  return (
    <PanelSection title={t('title')}>
      {isShown ? (
        <ComparisonView appletId={appletId} versionId={versionId} />
      ) : (
        <Button variant="default" onClick={() => setShown(true)}>
          {t('show')}
        </Button>
      )}
    </PanelSection>
  );
};

interface ActionsProps {
  appletId: string;
  version: VersionDetail;
  goTo: GoTo;
  onSubmit: (version: AppletVersion) => void;
}

const Actions = ({ appletId, version, goTo, onSubmit }: ActionsProps) => {
  const t = useTranslations('version');
  const shared = useTranslations('shared');
  const { teamCert } = useCurrentUser();
  const { data: board } = useQuery(boardOptions(appletId));
  const { data: releases } = useQuery(releaseListOptions(appletId, {}));
  const act = useVersionActions(appletId);
  const { number, isTrial, id } = version;
  const may = mayBe(version);
  const isFree = releaseUnderWay(releases?.list) === undefined;
  const isPutBack = board?.rollbackBlocked === null && board.rollbackTo.some((one) => one.id === id);
  const more = [
    ...(may.tried && !isTrial
      ? [{ label: t('act.startTrial'), icon: IconFlask, onAct: () => void act.startTrial(version) }]
      : []),
    ...(isTrial ? [{ label: t('trial.end'), icon: IconFlaskOff, onAct: () => void act.endTrial(version) }] : []),
    ...(may.removed
      ? [
          {
            label: t('act.remove'),
            icon: IconTrash,
            dangerous: true,
            onAct: () => void act.remove(version, () => goTo({})),
          },
        ]
      : []),
  ];
  return (
    <>
      {more.length > 0 && <ActionMenu label={shared('actionsOf', { name: number })} actions={more} />}
      {may.cancelled && isFree && (
        <Button variant="default" loading={act.isCancelling} onClick={() => void act.cancel(version)}>
          {t(version.stage === 'approved' ? 'act.giveUp' : 'act.cancel')}
        </Button>
      )}
      {may.submitted && teamCert && board?.review === null && (
        <Button onClick={() => onSubmit(version)}>{t('act.submit')}</Button>
      )}
      {may.published && teamCert && isFree && <Button onClick={() => goTo({ publish: id })}>{t('act.publish')}</Button>}
      {isPutBack && teamCert && (
        <Button variant="default" onClick={() => goTo({ rollback: id })}>
          {t('act.putBack')}
        </Button>
      )}
    </>
  );
};
