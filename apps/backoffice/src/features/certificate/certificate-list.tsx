import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { formatDate } from '@balcao/brazil/dates';
import { type Certificate, revokeCertificate } from '@balcao/contract/certificate';
import { confirm } from '@balcao/ui/confirm';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { tellGood } from '@balcao/ui/notice';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { type Tone, ToneIcon } from '@balcao/ui/tone.tsx';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useRevokeCertificate } from './certificate.queries.ts';
import classes from './certificate-list.module.css';

const tones: Readonly<Record<Certificate['status'], Tone>> = { active: 'good', expired: 'bad', revoked: 'ended' };

export const CertificateList = ({ list }: { list: readonly Certificate[] }) => (
  <ul className={classes.list}>
    {list.map((certificate) => (
      <CertificateEntry key={certificate.serial} certificate={certificate} />
    ))}
  </ul>
);

/** One certificate: whose it is, until when it is good, and the way to end it. */
const CertificateEntry = ({ certificate }: { certificate: Certificate }) => {
  const t = useTranslations('certificate');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'America/Sao_Paulo';
  const day = (at: string) => formatDate(at, { locale, zone, form: 'date' });
  const { name, status, serial, subject, algorithm, notBefore, notAfter, endsSoon } = certificate;
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>
        {status === 'active' && <RevokeButton certificate={certificate} />}
      </div>
      <dl className={classes.facts}>
        <Fact label={t('columns.validity')}>{t('validity', { from: day(notBefore), to: day(notAfter) })}</Fact>
        <Fact label={t('columns.algorithm')}>{algorithm}</Fact>
        <Fact label={t('columns.subject')}>{subject}</Fact>
        <Fact label={t('columns.serial')}>
          <CopyValue value={serial} what={t('copySerial', { name })} />
        </Fact>
      </dl>
      {endsSoon && (
        <p className={classes.warning}>
          <ToneIcon tone="waiting" />
          {t('endsSoon', { day: day(notAfter) })}
        </p>
      )}
    </li>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const RevokeButton = ({ certificate: { serial, name } }: { certificate: Certificate }) => {
  const t = useTranslations('certificate.revoke');
  const may = useMay(revokeCertificate);
  const revoke = useRevokeCertificate();
  if (!may) return null;
  const ask = async () => {
    const question = {
      title: t('title', { name }),
      message: t('text'),
      action: t('confirm', { name }),
      dangerous: true,
    };
    if (await confirm(question)) revoke.mutate(serial, { onSuccess: () => tellGood(t('done', { name })) });
  };
  return (
    <Button
      variant="default"
      className={classes.action ?? ''}
      aria-label={t('actionOf', { name })}
      loading={revoke.isPending}
      onClick={() => void ask()}
    >
      {t('action')}
    </Button>
  );
};
