import { uploadCertificate } from '@balcao/contract/certificate';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { certificatesOptions } from '../features/certificate/certificate.queries.ts';
import { CertificateCard } from '../features/certificate/certificate-card.tsx';
import { PlatformCard } from '../features/certificate/platform-card.tsx';
import { DeliveryList } from '../features/webhook/delivery-list.tsx';
import { WebhookCard } from '../features/webhook/webhook-card.tsx';
import { CertifiedNotice } from '../lib/certified.tsx';
import { WhyNot } from '../lib/why-not.tsx';
import classes from './payment-settings-page.module.css';

/** What joins the team's server to the platform: how it signs, how it checks us, and how it is told. */
export const PaymentSettingsPage = () => {
  const t = useTranslations('certificate');
  const { data } = useQuery(certificatesOptions);
  const hasCertificate = data?.list.some(({ status }) => status === 'active') ?? false;
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <WhyNot of={uploadCertificate} />
      <CertifiedNotice needs="payment" />
      <div className={classes.columns}>
        <div className={classes.column}>
          <CertificateCard />
          <WebhookCard isNext={hasCertificate} />
        </div>
        <PlatformCard />
      </div>
      <DeliveryList />
    </>
  );
};
