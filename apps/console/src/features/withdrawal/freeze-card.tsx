import { type StaffMember, staffMay } from '@balcao/contract/staff';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConsentBox } from '../../lib/consent-box.tsx';
import { ConsentHistory } from '../../lib/consent-history.tsx';
import {
  type FreezeRequest,
  type FreezeState,
  freezeOptions,
  useDecideFreeze,
  useTakeBackFreeze,
} from './freeze.queries.ts';
import { FreezeDialog } from './freeze-dialog.tsx';

interface FreezeCardProps {
  id: string;
  name: string;
  staff: StaffMember;
}
/** Whether a merchant's money is frozen; frozen and let go by two of finance. */
export const FreezeCard = (props: FreezeCardProps) => {
  const t = useTranslations('merchant.freeze');
  const { data, error, refetch } = useQuery(freezeOptions(props.id));
  const badge = data && (
    <StatusBadge tone={data.frozen ? 'bad' : 'good'}>{t(data.frozen ? 'frozen' : 'free')}</StatusBadge>
  );
  return (
    <Card title={t('title')} actions={badge}>
      {data ? (
        <Known {...props} state={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={4} />
      )}
    </Card>
  );
};

const Known = ({ id, name, staff, state }: FreezeCardProps & { state: FreezeState }) => {
  const t = useTranslations('merchant.freeze');
  const [isAsking, setAsking] = useState(false);
  const { frozen, asked, history } = state;
  const action = frozen ? 'unfreeze' : 'freeze';
  return (
    <Stack gap={12}>
      {frozen ? (
        <>
          <Text pretty>
            {t.rich('frozenText', {
              when: () => <Instant at={frozen.since} />,
              reason: t(`reasons.${frozen.reason}`),
            })}
          </Text>
          <Muted>{t('means')}</Muted>
        </>
      ) : (
        <Text pretty>{t('freeText')}</Text>
      )}
      {asked && <Asked id={id} name={name} staff={staff} asked={asked} />}
      {!asked && staffMay(staff.role, 'finance.decide') && (
        <Row gap={8} wrap>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t(`ask.${action}`)}
          </Button>
        </Row>
      )}
      <History requests={history.filter(({ status }) => status !== 'asked')} isAsked={asked !== null} />
      {isAsking && <FreezeDialog id={id} name={name} action={action} onClose={() => setAsking(false)} />}
    </Stack>
  );
};

/** What waits for a second person. */
const Asked = ({ id, name, staff, asked }: FreezeCardProps & { asked: FreezeRequest }) => {
  const t = useTranslations('merchant.freeze');
  const decide = useDecideFreeze(id);
  const takeBack = useTakeBackFreeze(id);
  const { action, askedBy, reason, words } = asked;
  return (
    <ConsentBox
      asked={asked}
      staff={staff}
      title={{ mine: t(`mine.${action}`), others: t(`asked.${action}`, { name: askedBy.name }) }}
      why={t('why', { reason: t(`reasons.${reason}`), words })}
      agree={t(`agree.${action}`)}
      question={{
        title: t(`confirm.${action}.title`, { name }),
        message: t(`confirm.${action}.text`),
        dangerous: action === 'freeze',
      }}
      isBusy={decide.isPending || takeBack.isPending}
      onDecide={(agreed) => decide.mutate({ requestId: asked.id, agreed })}
      onTakeBack={() => takeBack.mutate(asked.id)}
    />
  );
};

const History = ({ requests, isAsked }: { requests: readonly FreezeRequest[]; isAsked: boolean }) => {
  const t = useTranslations('merchant.freeze');
  if (requests.length === 0) return isAsked ? null : <Muted>{t('noHistory')}</Muted>;
  return (
    <>
      <Text as="h3" size="inherit" weight={600}>
        {t('history')}
      </Text>
      <ConsentHistory<FreezeRequest>
        requests={requests}
        titleOf={({ action }, status) => t(`said.${action}`, { status })}
        whyOf={({ reason, words }) => t('why', { reason: t(`reasons.${reason}`), words })}
      />
    </>
  );
};
