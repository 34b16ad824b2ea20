import { useDocumentTitle } from '@balcao/ui/document-title';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ClosedScreen, PreviewFaults } from './closed-screen.tsx';
import { OpenApplet } from './open-applet.tsx';
import { openingQuery } from './opening.queries.ts';
import { OpeningBar } from './opening-bar.tsx';
import classes from './opening-screen.module.css';
import { useEarlyFrame } from './use-early-frame.ts';
import { usePreview } from './use-preview.ts';
import type { ChatApp } from './waiting-sheet.tsx';

const route = getRouteApi('/signed-in/applet/$appId');

/** Opens a mini program, or says why it cannot be opened. What a developer works on opens again with each of their changes. */
export const OpeningScreen = ({ chatApp }: { chatApp: ChatApp }) => {
  const t = useTranslations('opening');
  const { appId } = route.useParams();
  const { trial, preview, review } = route.useSearch();
  const [attempt, setAttempt] = useState(0);
  /** The attempt whose page is there, or was ended. */
  const [settled, setSettled] = useState<number>();
  const reload = () => setAttempt((before) => before + 1);
  const followed = usePreview(appId, preview, reload);
  const { data, error, refetch } = useQuery(openingQuery(appId, { isTrial: trial === '1', preview, review }, attempt));
  const { opening } = data ?? {};
  const faults = followed?.faults ?? [];
  const closed = followed?.isOver ? ({ because: 'previewOver', reason: null } as const) : data?.closed;
  useEarlyFrame(appId, attempt, settled !== attempt && !error && !closed && faults.length === 0);
  const name = opening?.applet.name ?? data?.closed?.name ?? t('title');
  useDocumentTitle(name, useTranslations('phone')('application'));
  if (opening && faults.length === 0 && !closed)
    return (
      <OpenApplet
        key={opening.id}
        {...{ opening, attempt, chatApp }}
        onReload={reload}
        onSettled={() => setSettled(attempt)}
      />
    );
  return (
    <Stack grow short className={classes.screen}>
      <OpeningBar title={name} />
      <div className={classes.rest}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <LinesLoading lines={6} />}
        {faults.length > 0 ? <PreviewFaults faults={faults} /> : closed && <ClosedScreen {...closed} />}
      </div>
    </Stack>
  );
};
