import { formatDate } from '@balcao/brazil/dates';
import type { PlatformKey } from '@balcao/contract/certificate';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Muted } from '@balcao/ui/layout.tsx';
import { IconDownload } from '@tabler/icons-react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { savePemFile } from './save-pem.ts';

/** A public key of the platform: its id, until when it signs, and the key to copy or to save; of the next one, from when it signs. */
export const PlatformKeyPart = ({ platformKey, isNext }: { platformKey: PlatformKey; isNext: boolean }) => {
  const t = useTranslations('certificate.platform');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'America/Sao_Paulo';
  const day = (at: string) => formatDate(at, { locale, zone, form: 'date' });
  const { id, publicKey, signsFrom, signsUntil } = platformKey;
  return (
    <section>
      {isNext && (
        <Callout tone="waiting" title={t('next', { day: day(signsFrom) })}>
          <p>{t('nextText')}</p>
        </Callout>
      )}
      <KeyValues
        rows={[
          { label: t('keyId'), value: <CopyValue value={id} what={t('copyKeyId')} /> },
          { label: t('validity'), value: signsUntil === null ? t('noEnd') : t('until', { day: day(signsUntil) }) },
        ]}
      />
      <Muted mt={12} mb={8}>
        {t('publicKey')}
      </Muted>
      <CodeBlock code={publicKey.trim()} what={t('copyPublicKey')} />
      <Box mt={12} mb={12}>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} />}
          onClick={() => savePemFile(publicKey, isNext ? `platform-key-${id}.pem` : 'platform-key.pem')}
        >
          {t('saveKey')}
        </Button>
      </Box>
    </section>
  );
};
