import { Grid } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { AppIdCard } from '../features/applet/app-id-card.tsx';
import { AppletTabs } from '../features/applet/applet-tabs.tsx';
import { DomainCard } from '../features/domain/domain-card.tsx';
import { DomainHistory } from '../features/domain/domain-history.tsx';

/** What a developer sets at a mini program. */
export const AppletDevelopPage = () => {
  const title = useTranslations('menu')('appletDevelop');
  const t = useTranslations('domain');
  const { appletId } = useParams({ from: '/team/applet/$appletId/develop' });
  return (
    <>
      <PageHeader title={title} line={t('purpose')} back={`/applet/${appletId}/setting`} />
      <AppletTabs appletId={appletId} />
      <Grid gap={24}>
        <AppIdCard appletId={appletId} />
        <DomainCard key={appletId} appletId={appletId} />
        <DomainHistory appletId={appletId} />
      </Grid>
    </>
  );
};
