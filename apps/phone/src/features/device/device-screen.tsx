import { useDocumentTitle } from '@balcao/ui/document-title';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { PageLoading } from '@balcao/ui/loading.tsx';
import { createQueryClient } from '@balcao/ui/query-client';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { ownQuery } from './device.queries.ts';
import { DeviceGone } from './device-gone.tsx';
import { deviceTokens } from './device-tokens.ts';

const route = getRouteApi('/device/$serial');
const Terminal = lazy(async () => ({ default: (await import('./terminal.tsx')).Terminal }));
const SoundBox = lazy(async () => ({ default: (await import('./sound-box.tsx')).SoundBox }));
const TapPhone = lazy(async () => ({ default: (await import('./tap-phone.tsx')).TapPhone }));

/** This browser as a device, of the kind that it was set up as. Its data are separate from those of the person who uses the phone. */
export const DeviceScreen = () => {
  const { serial } = route.useParams();
  return <Device key={serial} serial={serial} />;
};

const Device = ({ serial }: { serial: string }) => {
  const [isGone, setGone] = useState(() => deviceTokens.of(serial) === undefined);
  const [client] = useState(() =>
    createQueryClient({
      // A device signs in to nothing: what it shows then says what is to be done.
      endIsSaid: true,
      onSessionEnded: () => {
        deviceTokens.forget(serial);
        setGone(true);
      },
    }),
  );
  if (isGone) return <DeviceGone serial={serial} />;
  return (
    <QueryClientProvider client={client}>
      <Known serial={serial} />
    </QueryClientProvider>
  );
};

const Known = ({ serial }: { serial: string }) => {
  const t = useTranslations('device');
  const p = useTranslations('phone');
  const own = useQuery(ownQuery(serial));
  useDocumentTitle(own.data?.name ?? t('title'), p('application'));
  if (!own.data)
    return (
      <Screen title={serial} back={{ to: '/device' }}>
        {own.isError ? (
          <ErrorState error={own.error} onRetry={() => void own.refetch()} />
        ) : (
          <PageLoading height="100%" />
        )}
      </Screen>
    );
  const device = own.data;
  return (
    <Suspense fallback={<PageLoading height="100%" />}>
      {device.product === '99' && <Terminal device={device} />}
      {device.product === '53' && <SoundBox device={device} />}
      {device.product === '54' && <TapPhone device={device} />}
    </Suspense>
  );
};
