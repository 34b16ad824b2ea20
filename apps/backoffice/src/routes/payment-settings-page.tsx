import { uploadCertificate } from '@balcao/contract/certificate';
import { Grid } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CertificateCard } from '../features/certificate/certificate-card.tsx';
import { PlatformCard } from '../features/certificate/platform-card.tsx';
import { ReplaceCard } from '../features/certificate/replace-card.tsx';
import { RequestList } from '../features/request/request-list.tsx';
import { ToolKeyCard } from '../features/tool/tool-key-card.tsx';
import { DeliveryList } from '../features/webhook/delivery-list.tsx';
import { WebhookCard } from '../features/webhook/webhook-card.tsx';
import { CertifiedNotice } from '../lib/certified.tsx';
import { WhyNot } from '../lib/why-not.tsx';
import classes from './payment-settings-page.module.css';
import { paymentTabs } from './payment-settings-tabs.ts';

const Certificates = () => {
  const { replace } = useSearch({ from: '/team/setting/payment' });
  return (
    <Grid className={classes.columns} gap={24} align="start" mb={32}>
      <Grid gap={24} shrink>
        {replace && <ReplaceCard serial={replace} />}
        <CertificateCard />
      </Grid>
      <PlatformCard />
    </Grid>
  );
};

const Notifications = () => (
  <>
    <WebhookCard />
    <DeliveryList />
  </>
);

const parts = {
  certificates: Certificates,
  notifications: Notifications,
  requests: RequestList,
  tool: ToolKeyCard,
} as const;

/** What joins the team's server to the platform: how it signs, how it checks us, how it is told, what it has asked, and the developer's tool. */
export const PaymentSettingsPage = () => {
  const t = useTranslations('certificate');
  const { tab = 'certificates' } = useSearch({ from: '/team/setting/payment' });
  const Part = parts[tab];
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <WhyNot of={uploadCertificate} />
      <CertifiedNotice needs="payment" />
      <TabLinks
        label={t('title')}
        tabs={paymentTabs.map((to) => ({
          to: '/setting/payment',
          search: { tab: to },
          label: t(`tabs.${to}`),
          isCurrent: to === tab,
        }))}
      />
      <Part />
    </>
  );
};
