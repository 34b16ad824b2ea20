import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { confirm } from '@balcao/ui/confirm';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { Button } from '@mantine/core';
import { IconDeviceLaptop, IconUserCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCurrentStaff } from '../../lib/current-staff.ts';
import classes from './account-page.module.css';
import { FactorCard } from './factor-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { useEndSessions } from './staff.queries.ts';

/** Who one is here, and how one signs in. `onLeft`: every session has ended. */
export const AccountPage = ({ onLeft }: { onLeft: () => void }) => {
  const t = useTranslations('staff');
  const { name, email, role } = useCurrentStaff();
  useDocumentTitle(t('account.title'), useTranslations('frame')('application'));
  return (
    <div className={classes.page}>
      <PageHeader title={t('account.title')} line={t('account.line')} />
      <section className={classes.group} aria-labelledby="who">
        <h2 id="who" className={classes.heading}>
          {t('account.profile')}
        </h2>
        <SettingCard icon={IconUserCircle} title={name} line={email}>
          <p className={classes.role}>
            <strong>{t(`role.${role}`)}</strong>
            <span>{t(`may.${role}`)}</span>
          </p>
          <p className={classes.note}>{t('account.changedBy')}</p>
        </SettingCard>
      </section>
      <section className={classes.group} aria-labelledby="access">
        <h2 id="access" className={classes.heading}>
          {t('account.access')}
        </h2>
        <FactorCard />
        <PasswordCard />
        <SessionsCard onLeft={onLeft} />
      </section>
    </div>
  );
};

const SessionsCard = ({ onLeft }: { onLeft: () => void }) => {
  const t = useTranslations('staff.account.sessions');
  const end = useEndSessions();
  const leave = async () => {
    const agreed = await confirm({ title: t('confirm'), message: t('confirmText'), action: t('end'), dangerous: true });
    if (agreed) end.mutate(undefined, { onSuccess: onLeft });
  };
  return (
    <SettingCard
      icon={IconDeviceLaptop}
      title={t('title')}
      line={t('line')}
      action={
        <Button variant="default" loading={end.isPending} onClick={() => void leave()}>
          {t('end')}
        </Button>
      }
    />
  );
};
