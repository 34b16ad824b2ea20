import type { VersionBoard, VersionDetail } from '@balcao/contract/version';
import { rollBackVersion } from '@balcao/contract/version-release';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ComparisonView } from './comparison-view.tsx';
import { ReleasePage } from './release-page.tsx';
import { boardOptions, useRollBack } from './version.queries.ts';
import type { GoTo } from './version-search.ts';

interface RollBackPageProps {
  appletId: string;
  /** The version that was chosen; empty for the newest that there is. */
  versionId: string;
  goTo: GoTo;
}

interface DecisionProps {
  appletId: string;
  version: VersionDetail;
  board: VersionBoard;
  rollBack: ReturnType<typeof useRollBack>;
  goTo: GoTo;
}

const Decision = ({ appletId, version, board, rollBack, goTo }: DecisionProps) => {
  const t = useTranslations('release.rollback');
  const changes = useTranslations('release.changes');
  const { id, number } = version;
  return (
    <>
      <Choice
        legend={t('which')}
        options={board.rollbackTo.map((one) => ({ value: one.id, label: one.number }))}
        value={id}
        onChange={(next) => goTo({ rollback: next })}
      />
      <Card title={changes('title')}>
        <ComparisonView appletId={appletId} versionId={id} />
      </Card>
      <Card title={t('card')}>
        <Grid gap={16} across="start">
          <Muted pretty prose>
            {t('once')}
          </Muted>
          <Button
            loading={rollBack.isPending}
            onClick={() =>
              rollBack.mutate(id, {
                tell: (done) => t('done', { number: done.number }),
                onSuccess: () => goTo({}),
              })
            }
          >
            {t('action', { number })}
          </Button>
        </Grid>
      </Card>
    </>
  );
};

/** What changes when people get an earlier version again, before they do. */
export const RollBackPage = ({ appletId, versionId, goTo }: RollBackPageProps) => {
  const t = useTranslations('release.rollback');
  const { data: board, error, refetch } = useQuery(boardOptions(appletId));
  const rollBack = useRollBack(appletId);
  const isOurs = rollBack.isPending || rollBack.isSuccess;
  const chosen = versionId || board?.rollbackTo[0]?.id;
  const blocked = board?.rollbackBlocked ?? (board && board.rollbackTo.length === 0 ? 'nothing' : null);
  if (!board || (blocked && !isOurs) || !chosen)
    return (
      <>
        <PageHeader title={t('title')} back={`/applet/${appletId}/version`} />
        {board ? (
          <Callout tone="moving" title={t(`blocked.${blocked ?? 'nothing'}`)}>
            {t('blockedText')}
          </Callout>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LinesLoading lines={10} />
        )}
      </>
    );
  return (
    <ReleasePage
      appletId={appletId}
      versionId={chosen}
      titleOf={({ number }) => t('titleOf', { number })}
      target={rollBackVersion}
      isPossible={({ id }) => board.rollbackTo.some((one) => one.id === id)}
      isOurs={isOurs}
      gone={t('gone')}
    >
      {(version) => <Decision {...{ appletId, version, board, rollBack, goTo }} />}
    </ReleasePage>
  );
};
