import { type AppletSecret, endFormerSecret, resetAppletSecret } from '@balcao/contract/applet-secret';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { AppSecretDialog } from './app-secret-dialog.tsx';
import { secretOptions, useEndFormer, useResetSecret } from './credential.queries.ts';

const Uses = ({ at }: { at: string | null }) => {
  const t = useTranslations('credential.secret');
  return at ? t.rich('used', { at: () => <Instant at={at} /> }) : t('unused');
};

const State = ({ secret: { madeAt, madeBy, lastUsedAt } }: { secret: AppletSecret }) => {
  const t = useTranslations('credential.secret');
  if (!madeAt) return t('none');
  return (
    <>
      {t.rich('made', { by: madeBy ?? '', at: () => <Instant at={madeAt} /> })} <Uses at={lastUsedAt} />
    </>
  );
};

/** The secret before, while servers still change to the new one. */
const Former = ({ appletId, former }: { appletId: string; former: NonNullable<AppletSecret['former']> }) => {
  const t = useTranslations('credential.secret');
  const may = useMay(endFormerSecret);
  const end = useEndFormer(appletId);
  const ask = async () => {
    const question = { title: t('end.title'), message: t('end.text'), action: t('end.action'), dangerous: true };
    if (await confirm(question)) end.mutate(undefined, { tell: t('end.done') });
  };
  return (
    <Row gap={16} rowGap={8} align="center" justify="between" wrap>
      <Text breakable>
        {t.rich('former', { until: () => <Instant at={former.until} /> })} <Uses at={former.lastUsedAt} />
      </Text>
      {may && (
        <Button variant="default" size="xs" loading={end.isPending} onClick={() => void ask()}>
          {t('end.action')}
        </Button>
      )}
    </Row>
  );
};

const Known = ({ appletId, secret }: { appletId: string; secret: AppletSecret }) => {
  const t = useTranslations('credential.secret');
  const may = useMay(resetAppletSecret);
  const { mutate, isPending, data, reset } = useResetSecret(appletId);
  const isFirst = secret.madeAt === null;
  const ask = async () => {
    const question = { title: t('reset.title'), message: t('reset.text'), action: t('reset.action') };
    if (isFirst || (await confirm(question))) mutate(secret.version);
  };
  return (
    <SettingCard
      icon={IconKey}
      title="AppSecret"
      line={<State secret={secret} />}
      action={
        may && (
          <Button variant={isFirst ? 'filled' : 'default'} loading={isPending} onClick={() => void ask()}>
            {t(isFirst ? 'make' : 'reset.action')}
          </Button>
        )
      }
    >
      {!may && <WhyNot of={resetAppletSecret} line />}
      {secret.former && <Former appletId={appletId} former={secret.former} />}
      {data && <AppSecretDialog secret={data.secret} onClose={reset} />}
    </SettingCard>
  );
};

/** With what the server of the mini program shows who it is. */
export const AppSecretCard = ({ appletId }: { appletId: string }) => {
  const { data, error, refetch } = useQuery(secretOptions(appletId));
  if (data) return <Known appletId={appletId} secret={data} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={2} />;
};
