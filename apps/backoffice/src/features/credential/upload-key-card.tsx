import { formatDate } from '@balcao/brazil/dates';
import { createUploadKey, revokeUploadKey, type UploadKey, uploadKeysAtMost } from '@balcao/contract/applet-upload-key';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconCloudUpload, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { uploadKeysOptions, useRevokeUploadKey } from './credential.queries.ts';
import classes from './upload-key-card.module.css';

const UploadKeyDialog = lazy(() => import('./upload-key-dialog.tsx'));

const RevokeButton = ({ appletId, uploadKey: { id, name } }: { appletId: string; uploadKey: UploadKey }) => {
  const t = useTranslations('credential.uploadKeys.revoke');
  const revoke = useRevokeUploadKey(appletId);
  const ask = async () => {
    const action = t('name', { name });
    const question = { title: t('title', { name }), message: t('text'), action, dangerous: true };
    if (await confirm(question)) revoke.mutate(id, { onSuccess: () => tellGood(t('done', { name })) });
  };
  return (
    <ActionIcon aria-label={t('name', { name })} loading={revoke.isPending} onClick={() => void ask()}>
      <IconTrash size={18} stroke={1.8} />
    </ActionIcon>
  );
};

const Entry = ({ appletId, uploadKey }: { appletId: string; uploadKey: UploadKey }) => {
  const t = useTranslations('credential.uploadKeys');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'America/Sao_Paulo';
  const may = useMay(revokeUploadKey);
  const { name, madeAt, madeBy, isGood, lastUsedAt } = uploadKey;
  const moment = lastUsedAt && formatDate(lastUsedAt, { locale, zone, form: 'short' });
  return (
    <Grid as="li" className={classes.entry} columns="first" gap={16} py={12} px={16} align="center">
      <div>
        <Text weight={600} breakable>
          {name}
        </Text>
        <Muted breakable>{t('made', { by: madeBy, day: formatDate(madeAt, { locale, zone, form: 'date' }) })}</Muted>
        <Muted>{moment ? t('used', { moment }) : t('unused')}</Muted>
        {!isGood && (
          <Text tone="bad" breakable>
            {t('ended', { by: madeBy })}
          </Text>
        )}
      </div>
      {may && <RevokeButton appletId={appletId} uploadKey={uploadKey} />}
    </Grid>
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
      <Box as="ul" framed rounded="md" aria-label={t('title')}>
        {list.map((uploadKey) => (
          <Entry key={uploadKey.id} appletId={appletId} uploadKey={uploadKey} />
        ))}
      </Box>
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
