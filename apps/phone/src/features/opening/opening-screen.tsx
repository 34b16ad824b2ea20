import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconAppsOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { OpenApplet } from './open-applet.tsx';
import { openingQuery } from './opening.queries.ts';
import { OpeningBar } from './opening-bar.tsx';
import classes from './opening-screen.module.css';
import type { ChatApp } from './waiting-sheet.tsx';

const route = getRouteApi('/signed-in/applet/$appId');

/** Opens a mini program, or says why it cannot be opened. */
export const OpeningScreen = ({ chatApp }: { chatApp: ChatApp }) => {
  const t = useTranslations('opening');
  const { appId } = route.useParams();
  const { trial } = route.useSearch();
  const [attempt, setAttempt] = useState(0);
  const { data, error, refetch } = useQuery(openingQuery(appId, trial === '1', attempt));
  const { opening, closed } = data ?? {};
  const name = opening?.applet.name ?? closed?.name ?? t('title');
  useDocumentTitle(name, useTranslations('phone')('application'));
  if (opening)
    return (
      <OpenApplet
        key={opening.id}
        opening={opening}
        attempt={attempt}
        chatApp={chatApp}
        onReload={() => setAttempt((before) => before + 1)}
      />
    );
  return (
    <Stack grow short className={classes.screen}>
      <OpeningBar title={name} />
      <div className={classes.rest}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <LinesLoading lines={6} />}
        {closed && (
          <EmptyState icon={IconAppsOff} title={t(`closed.${closed.because}.title`)}>
            {t(`closed.${closed.because}.text`)}
            {closed.reason && (
              <Text as="span" block mt={8}>
                {closed.reason}
              </Text>
            )}
          </EmptyState>
        )}
      </div>
    </Stack>
  );
};
