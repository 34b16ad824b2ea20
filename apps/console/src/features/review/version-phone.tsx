import { Button } from '@balcao/ui/button.tsx';
import { CopyButton } from '@balcao/ui/copy-button.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useShowOnPhone } from './version.queries.ts';
import classes from './version-pane.module.css';

/**
 * Opens the version in review on the reviewer's phone, in addition to its files. The link is for this reviewer and one phone, and ends when they no
 * longer have the review in hand.
 */
export const VersionPhone = ({ versionId }: { versionId: string }) => {
  const t = useTranslations('version.phone');
  const { mutate, data, isPending } = useShowOnPhone(versionId);
  const button = (
    <Button
      variant="default"
      leftSection={<IconDeviceMobile size={18} stroke={1.8} aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t(data ? 'again' : 'show')}
    </Button>
  );
  return (
    <Stack as="section" className={classes.phone} gap={12} aria-label={t('title')}>
      {data ? (
        <>
          <Text as="h2" size="inherit" weight={650}>
            {t('title')}
          </Text>
          <QrImage text={data.address} what={t('what')} size={208} />
          <Row gap={12} align="center" wrap>
            <a className="link" href={data.address} target="_blank" rel="noreferrer">
              {t('here')}
            </a>
            <CopyButton value={data.address} what={t('link')} />
          </Row>
          <Muted pretty>{t.rich('until', { at: () => <Instant at={data.expiresAt} /> })}</Muted>
          <Row>{button}</Row>
        </>
      ) : (
        <>
          <Row>{button}</Row>
          <Muted pretty>{t('text')}</Muted>
        </>
      )}
    </Stack>
  );
};
