import { Card } from '@balcao/ui/card.tsx';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { certificatesOptions } from './certificate.queries.ts';
import classes from './certificate-card.module.css';

/** What the merchant's server must know: its number, and the key that checks our answers. The card beside it shows an error. */
export const PlatformCard = () => {
  const t = useTranslations('certificate.platform');
  const { data } = useQuery(certificatesOptions);
  return (
    <Card title={t('title')}>
      <p className={classes.text}>{t('text')}</p>
      {data ? (
        <>
          <KeyValues
            rows={[
              {
                label: t('merchantNumber'),
                value: <CopyValue value={data.merchantNumber} what={t('copyMerchantNumber')} />,
              },
              { label: t('keyId'), value: <CopyValue value={data.platformKey.id} what={t('copyKeyId')} /> },
            ]}
          />
          <p className={classes.label}>{t('publicKey')}</p>
          <CodeBlock code={data.platformKey.publicKey.trim()} what={t('copyPublicKey')} />
        </>
      ) : (
        <LinesLoading lines={5} />
      )}
    </Card>
  );
};
