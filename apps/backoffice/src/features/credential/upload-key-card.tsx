import { createUploadKey, revokeUploadKey, type UploadKey, uploadKeysAtMost } from '@balcao/contract/applet-upload-key';
import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconCloudUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MachineKeyEntry } from '../../lib/machine-key-entry.tsx';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { uploadKeysOptions, useRevokeUploadKey } from './credential.queries.ts';

const UploadKeyDialog = lazy(() => import('./upload-key-dialog.tsx'));

const Entry = ({ appletId, uploadKey }: { appletId: string; uploadKey: UploadKey }) => {
  const t = useTranslations('credential.uploadKeys');
  const may = useMay(revokeUploadKey);
  const revoke = useRevokeUploadKey(appletId);
  return (
    <MachineKeyEntry
      machineKey={uploadKey}
      endedWhy={t('endedWhy', { by: uploadKey.madeBy })}
      revokeText={t('revokeText')}
      revoke={may && revoke}
    />
  );
};

const CreateButton = ({ appletId }: { appletId: string }) => {
  const t = useTranslations('credential.uploadKeys');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('make')}
      </Button>
      {isOpen && (
        <Suspense>
          <UploadKeyDialog appletId={appletId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const List = ({ appletId, list }: { appletId: string; list: readonly UploadKey[] }) => {
  const t = useTranslations('credential.uploadKeys');
  if (list.length === 0) return null;
  return (
    <Grid gap={12}>
      <Grid as="ul" gap={12} aria-label={t('title')}>
        {list.map((uploadKey) => (
          <Entry key={uploadKey.id} appletId={appletId} uploadKey={uploadKey} />
        ))}
      </Grid>
      {list.length >= uploadKeysAtMost && <Muted pretty>{t('full', { count: uploadKeysAtMost })}</Muted>}
    </Grid>
  );
};

/** With what the developer tool sends versions: a key for each machine. */
export const UploadKeyCard = ({ appletId }: { appletId: string }) => {
  const t = useTranslations('credential.uploadKeys');
  const may = useMay(createUploadKey);
  const { data, error, refetch } = useQuery(uploadKeysOptions(appletId));
  const hasRoom = data !== undefined && data.list.length < uploadKeysAtMost;
  return (
    <SettingCard
      icon={IconCloudUpload}
      title={t('title')}
      line={t('line')}
      action={may && hasRoom && <CreateButton appletId={appletId} />}
    >
      {!may && <WhyNot of={createUploadKey} line />}
      {data ? (
        <List appletId={appletId} list={data.list} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={2} />
      )}
    </SettingCard>
  );
};
