import { Grid, Hidden } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { AppIdCard } from '../features/applet/app-id-card.tsx';
import { AppletTabs } from '../features/applet/applet-tabs.tsx';
import { BeginCard } from '../features/applet/begin-card.tsx';
import { AllowlistCard } from '../features/credential/allowlist-card.tsx';
import { AppSecretCard } from '../features/credential/app-secret-card.tsx';
import { ServerCallsCard } from '../features/credential/server-calls-card.tsx';
import { UploadKeyCard } from '../features/credential/upload-key-card.tsx';
import { DomainCard } from '../features/domain/domain-card.tsx';
import { DomainHistory } from '../features/domain/domain-history.tsx';

/** What a developer sets at a mini program. */
export const AppletDevelopPage = () => {
  const title = useTranslations('menu')('appletDevelop');
  const t = useTranslations('domain');
  const access = useTranslations('credential')('access');
  const { appletId } = useParams({ from: '/team/applet/$appletId/develop' });
  return (
    <>
      <PageHeader title={title} line={t('purpose')} back={`/applet/${appletId}/setting`} />
      <AppletTabs appletId={appletId} />
      <Grid gap={24}>
        <Hidden as="h2">{access}</Hidden>
        <AppIdCard appletId={appletId} />
        <AppSecretCard appletId={appletId} />
        <UploadKeyCard appletId={appletId} />
        <BeginCard appletId={appletId} />
        <DomainCard key={`domains-${appletId}`} appletId={appletId} />
        <DomainHistory appletId={appletId} />
        <AllowlistCard key={`networks-${appletId}`} appletId={appletId} />
        <ServerCallsCard appletId={appletId} />
      </Grid>
    </>
  );
};
