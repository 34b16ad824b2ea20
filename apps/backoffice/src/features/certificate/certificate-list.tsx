import { formatDate } from '@balcao/brazil/dates';
import { type Certificate, uploadCertificate } from '@balcao/contract/certificate';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Grid, Row, Text } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { type Tone, ToneIcon } from '@balcao/ui/tone.tsx';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import classes from './certificate-list.module.css';
import { countsAsActive } from './certificate-standing.ts';
import { RevokeButton } from './revoke-button.tsx';
import { savePem } from './save-pem.ts';

const tones: Readonly<Record<Certificate['status'], Tone>> = {
  upcoming: 'waiting',
  active: 'good',
  expired: 'bad',
  revoked: 'ended',
};

export const CertificateList = ({ list }: { list: readonly Certificate[] }) => (
  <Grid as="ul" gap={12}>
    {list.map((certificate) => (
      <CertificateEntry key={certificate.serial} certificate={certificate} />
    ))}
  </Grid>
);

/** One certificate: whose it is, until when it is good, when it was used, and the ways to replace and to end it. */
const CertificateEntry = ({ certificate }: { certificate: Certificate }) => {
  const t = useTranslations('certificate');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'America/Sao_Paulo';
  const day = (at: string) => formatDate(at, { locale, zone, form: 'date' });
  const { name, pem, status, notBefore, notAfter, endsSoon } = certificate;
  return (
    <Box as="li" p={16} framed rounded="md">
      <Row className={classes.head} gap={12} rowGap={8} align="center" wrap>
        <Text as="h3" shrink size="inherit" weight={650} breakable>
          {name}
        </Text>
        <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>
        {countsAsActive(certificate) && <Actions certificate={certificate} />}
      </Row>
      <Facts certificate={certificate} validity={t('validity', { from: day(notBefore), to: day(notAfter) })} />
      <button type="button" className={classes.save} onClick={() => savePem(pem, name, 'certificate')}>
        <IconDownload size={16} stroke={1.8} aria-hidden />
        {t('save')}
      </button>
      {endsSoon && <Warning>{t('endsSoon', { day: day(notAfter) })}</Warning>}
      {status === 'upcoming' && <Warning>{t('upcoming', { day: day(notBefore) })}</Warning>}
    </Box>
  );
};

const Warning = ({ children }: { children: ReactNode }) => (
  <Row as="p" gap={8} mt={12} py={10} px={12} tone="waiting" ground="waiting" rounded="md">
    <ToneIcon tone="waiting" />
    {children}
  </Row>
);

const Actions = ({ certificate }: { certificate: Certificate }) => {
  const t = useTranslations('certificate');
  const may = useMay(uploadCertificate);
  const { name, serial, status } = certificate;
  return (
    <Row gap={8} wrap push>
      {may && status === 'active' && (
        <Button
          component={AppLink}
          to="/setting/payment"
          search={{ tab: 'certificates', replace: serial }}
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.8} />}
          aria-label={t('replace.actionOf', { name })}
        >
          {t('replace.action')}
        </Button>
      )}
      <RevokeButton certificate={certificate} />
    </Row>
  );
};

const Facts = ({ certificate, validity }: { certificate: Certificate; validity: string }) => {
  const t = useTranslations('certificate');
  const { name, serial, subject, algorithm, fingerprint, lastUsedAt, byPlatform, reason } = certificate;
  return (
    <Grid as="dl" className={classes.facts} gap={24} rowGap={12} mt={12}>
      <Fact label={t('columns.validity')}>{validity}</Fact>
      <Fact label={t('columns.lastUse')}>{lastUsedAt ? <Instant at={lastUsedAt} /> : t('neverUsed')}</Fact>
      <Fact label={t('columns.algorithm')}>{algorithm}</Fact>
      <Fact label={t('columns.subject')}>{byPlatform ? t('byPlatform', { subject }) : subject}</Fact>
      <Fact label={t('columns.serial')} isWide>
        <CopyValue value={serial} what={t('copySerial', { name })} />
      </Fact>
      <Fact label={t('columns.fingerprint')} isWide>
        <CopyValue value={fingerprint} what={t('copyFingerprint', { name })}>
          {fingerprint.match(/.{1,4}/g)?.join(' ') ?? fingerprint}
        </CopyValue>
      </Fact>
      {reason !== null && (
        <Fact label={t('columns.reason')} isWide>
          {reason}
        </Fact>
      )}
    </Grid>
  );
};

const Fact = ({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) => (
  <div className={isWide ? classes.wide : classes.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
