import type { Certificate } from '@balcao/contract/certificate';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { StepList } from '@balcao/ui/step-list.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { watchedCertificatesOptions } from './certificate.queries.ts';
import { countsAsActive } from './certificate-standing.ts';
import { RegisterButton } from './register-button.tsx';
import { RevokeButton } from './revoke-button.tsx';

const LastUse = ({ label, at }: { label: string; at: string | null }) => {
  const t = useTranslations('certificate');
  return (
    <span>
      {label} {at ? <Instant at={at} form="full" /> : t('neverUsed')}
    </span>
  );
};

/** How far the change from one certificate to the next has come. */
const stepsOf = (list: readonly Certificate[], serial: string) => {
  const old = list.find((one) => one.serial === serial);
  const next = list.find((one) => one.serial !== serial && one.status === 'active');
  const isUsed = !!next?.lastUsedAt;
  const isOver = !old || !countsAsActive(old);
  return { old, next, isUsed, isOver };
};

/** Leads through the change of a certificate without a gap: the next one, the server, the end of the old one. */
export const ReplaceCard = ({ serial }: { serial: string }) => {
  const t = useTranslations('certificate.replace');
  const { data } = useQuery(watchedCertificatesOptions);
  if (!data) return null;
  const { old, next, isUsed, isOver } = stepsOf(data.list, serial);
  if (!old) return null;
  const badge = (isDone: boolean) => (
    <StatusBadge tone={isDone ? 'good' : 'waiting'}>{t(isDone ? 'done' : 'open')}</StatusBadge>
  );
  const close = (
    <Button
      component={AppLink}
      to="/setting/payment"
      search={{ tab: 'certificates' }}
      variant={isOver ? 'filled' : 'default'}
    >
      {t(isOver ? 'finish' : 'later')}
    </Button>
  );
  return (
    <Card title={t('title', { name: old.name })} actions={close}>
      <StepList
        steps={[
          {
            id: 'next',
            title: t('first'),
            state: badge(!!next),
            text: next ? t('firstDone', { name: next.name }) : t('firstText'),
            // It stays while its dialog shows the key of the next one, which the list knows by then.
            action: <RegisterButton {...data} isNext isOffered={!next} />,
          },
          {
            id: 'use',
            title: t('second'),
            state: badge(isUsed),
            text: (
              <Grid as="span" gap={4}>
                {t('secondText')}
                {next && <LastUse label={t('lastUseOf', { name: next.name })} at={next.lastUsedAt} />}
                <LastUse label={t('lastUseOf', { name: old.name })} at={old.lastUsedAt} />
              </Grid>
            ),
          },
          {
            id: 'end',
            title: t('third', { name: old.name }),
            state: badge(isOver),
            text: t(isOver ? 'thirdDone' : 'thirdText'),
            action: next && isUsed && !isOver && <RevokeButton certificate={old} isNext />,
          },
        ]}
      />
    </Card>
  );
};
