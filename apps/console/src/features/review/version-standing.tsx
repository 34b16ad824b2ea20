import { statesBefore } from '@balcao/contract/states';
import { versionMoves } from '@balcao/contract/version';
import { Button } from '@balcao/ui/button.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Note } from './note.tsx';
import { type DeskVersion, deskVersionOptions } from './version.queries.ts';

const TakeDownDialog = lazy(() => import('./take-down-dialog.tsx'));

const tones = {
  approved: 'waiting',
  rolling: 'moving',
  online: 'good',
  past: 'ended',
  takenDown: 'bad',
} as const satisfies Partial<Record<DeskVersion['stage'], Tone>>;
type Decided = keyof typeof tones;
const isDecided = (stage: DeskVersion['stage']): stage is Decided => stage in tones;

/** Where an approved version stands since, and the way to take it from people. */
export const VersionStanding = ({ versionId }: { versionId: string }) => {
  const t = useTranslations('version');
  const [isAsked, setAsked] = useState(false);
  const { data } = useQuery(deskVersionOptions(versionId));
  if (!data || !isDecided(data.stage)) return null;
  const { stage, takenDownAt, takenDownReason } = data;
  const at = takenDownAt ?? data.publishedAt ?? data.decidedAt ?? data.createdAt;
  const action = statesBefore(versionMoves, 'takenDown').includes(stage) && (
    <Button variant="default" onClick={() => setAsked(true)}>
      {t('takeDown.action')}
    </Button>
  );
  return (
    <>
      <Note tone={tones[stage]} title={t(`standing.${stage}`)} action={action}>
        {stage === 'takenDown' && takenDownReason}
        {stage !== 'takenDown' && stage !== 'approved' && t.rich('since', { when: () => <Instant at={at} /> })}
        {stage === 'approved' && t('notYet')}
      </Note>
      <Suspense>{isAsked && <TakeDownDialog version={data} onClose={() => setAsked(false)} />}</Suspense>
    </>
  );
};
