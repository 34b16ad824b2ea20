import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { appletOptions } from './applet.queries.ts';

/** The AppID, by which programs know a mini program. */
export const AppIdCard = ({ appletId }: { appletId: string }) => {
  const t = useTranslations('applet');
  const { data, error, refetch } = useQuery(appletOptions(appletId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinesLoading lines={2} />;
  return (
    <SettingCard
      mark={<AppletIcon src={data.icon} size={40} />}
      title={data.name}
      line={
        <>
          {t('columns.appId')}: <CopyValue value={data.appId} what={t('copyAppId')} />
        </>
      }
    />
  );
};
