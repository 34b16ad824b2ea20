import { type Certificate, uploadCertificate } from '@balcao/contract/certificate';
import { Card } from '@balcao/ui/card.tsx';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Foldable } from '@balcao/ui/foldable.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { certificatesOptions } from './certificate.queries.ts';
import classes from './certificate-card.module.css';
import { CertificateList } from './certificate-list.tsx';
import { countsAsActive, hasRoom } from './certificate-standing.ts';
import { opensslCommand } from './openssl.ts';
import { RegisterButton } from './register-button.tsx';

/** The certificates with which the team's servers sign: what there is, another one, and how to make it. */
export const CertificateCard = () => {
  const t = useTranslations('certificate');
  const { data, error, refetch } = useQuery(certificatesOptions);
  return (
    <Card title={t('certificates')} actions={data && <RegisterButton {...data} />}>
      <p className={classes.text}>{t('text')}</p>
      {data ? (
        <Content list={data.list} merchantNumber={data.merchantNumber} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={5} />
      )}
    </Card>
  );
};

const Content = ({ list, merchantNumber }: { list: readonly Certificate[]; merchantNumber: string }) => {
  const t = useTranslations('certificate');
  const may = useMay(uploadCertificate);
  const active = list.filter(countsAsActive);
  const earlier = list.filter((certificate) => !countsAsActive(certificate));
  return (
    <Grid className={classes.parts} gap={12}>
      {list.length === 0 && (
        <EmptyState icon={IconCertificate} title={t('none.title')}>
          {t('none.text')}
        </EmptyState>
      )}
      {active.length > 0 && <CertificateList list={active} />}
      {may && !hasRoom(list) && <p className={classes.text}>{t('full')}</p>}
      {earlier.length > 0 && (
        <Foldable title={t('earlier', { count: earlier.length })}>
          <CertificateList list={earlier} />
        </Foldable>
      )}
      <Foldable title={t('openssl.title')}>
        <p className={classes.text}>{t('openssl.text')}</p>
        <CodeBlock code={opensslCommand(merchantNumber)} what={t('openssl.what')} />
      </Foldable>
    </Grid>
  );
};
