import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
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
      <Grid as="section" gap={12} mb={32} aria-labelledby="who">
        <Text as="h2" id="who" size={18} weight={650}>
          {t('account.profile')}
        </Text>
        <SettingCard icon={IconUserCircle} title={name} line={email}>
          <Grid as="p" gap={2} pretty>
            <strong>{t(`role.${role}`)}</strong>
            <span>{t(`may.${role}`)}</span>
          </Grid>
          <Muted mt={8}>{t('account.changedBy')}</Muted>
        </SettingCard>
      </Grid>
      <Grid as="section" gap={12} mb={32} aria-labelledby="access">
        <Text as="h2" id="access" size={18} weight={650}>
          {t('account.access')}
        </Text>
        <FactorCard />
        <PasswordCard />
        <SessionsCard onLeft={onLeft} />
      </Grid>
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
