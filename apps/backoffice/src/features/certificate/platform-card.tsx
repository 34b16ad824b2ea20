import type { listCertificates } from '@balcao/contract/certificate';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Foldable } from '@balcao/ui/foldable.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { certificatesOptions } from './certificate.queries.ts';
import classes from './certificate-card.module.css';
import { verifyCommand } from './openssl.ts';
import { PlatformKeyPart } from './platform-key-part.tsx';
import { savePemFile } from './save-pem.ts';

/** The key that signs now, and the next one where it is announced. */
const keysFrom = ({ platformKey, platformKeys }: ReplyOf<typeof listCertificates>) =>
  platformKeys.slice(platformKeys.findIndex(({ id }) => id === platformKey.id));

/** What the merchant's server must know: its number, and the key that verifies our answers. Errors are shown by the card next to it. */
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
            ]}
          />
          {keysFrom(data).map((key, index) => (
            <PlatformKeyPart key={key.id} platformKey={key} isNext={index > 0} />
          ))}
          <Foldable title={t('verify')}>
            <p className={classes.text}>{t('verifyText')}</p>
            <CodeBlock code={verifyCommand} what={t('copyVerify')} />
          </Foldable>
          <Foldable title={t('authority')}>
            <p className={classes.text}>{t('authorityText')}</p>
            <CopyValue value={data.authority.fingerprint} what={t('copyFingerprint')} />
            <Box mt={12} mb={12}>
              <Button
                variant="default"
                leftSection={<IconDownload size={18} stroke={1.8} />}
                onClick={() => savePemFile(data.authority.certificate, 'balcao-authority.pem')}
              >
                {t('saveAuthority')}
              </Button>
            </Box>
          </Foldable>
        </>
      ) : (
        <LinesLoading lines={5} />
      )}
    </Card>
  );
};
