import { passkeysAtMost } from '@balcao/contract/passkey';
import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { canUsePasskeys, warmUpPasskeys } from '../../lib/webauthn.ts';
import { passkeysOptions } from './passkey.queries.ts';
import { PasskeyList } from './passkey-list.tsx';

const CreateDialog = lazy(() => import('./create-dialog.tsx'));

/** The passkeys of the person: what they are for, another one, and those there are. */
export const PasskeyCard = () => {
  const t = useTranslations('passkey');
  const { data, error, refetch } = useQuery(passkeysOptions);
  const obstacle = useObstacle(data);
  return (
    <SettingCard
      icon={IconFingerprint}
      title={t('title')}
      line={t('line')}
      action={data && !obstacle && <CreateButton taken={data.list.map(({ name }) => name)} />}
    >
      {data ? (
        (data.list.length > 0 || obstacle) && (
          <Grid gap={12}>
            {data.list.length > 0 && <PasskeyList list={data.list} />}
            {obstacle && <Muted pretty>{obstacle}</Muted>}
          </Grid>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={2} />
      )}
    </SettingCard>
  );
};

/** Why no passkey can be made here and now, if that is so. */
const useObstacle = (data: { list: readonly unknown[]; rpId: string } | undefined): string | undefined => {
  const t = useTranslations('passkey');
  if (!data) return undefined;
  // Named before the browser is blamed: at another address than its own, the same browser cannot.
  if (data.rpId !== location.hostname) return t('elsewhere', { address: data.rpId });
  if (!canUsePasskeys()) return t('unsupported');
  return data.list.length >= passkeysAtMost ? t('full', { count: passkeysAtMost }) : undefined;
};

const CreateButton = ({ taken }: { taken: readonly string[] }) => {
  const t = useTranslations('passkey');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        onPointerEnter={warmUpPasskeys}
        onFocus={warmUpPasskeys}
        onClick={() => setIsOpen(true)}
      >
        {t('create')}
      </Button>
      {isOpen && (
        <Suspense>
          <CreateDialog taken={taken} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
