import { type ChannelAssociation, requestAssociation } from '@balcao/contract/association';
import { associationForm } from '@balcao/contract/association-form';
import type { Channel } from '@balcao/contract/channel';
import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Box, Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { channelOptions } from '../../lib/channel.queries.ts';
import { ChannelTabs } from '../../lib/channel-tabs.tsx';
import { ChatAccountNotice, useChannelGate } from '../../lib/chat-account-notice.tsx';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import { WhyNot } from '../../lib/why-not.tsx';
import { AssociateForm } from './associate-form.tsx';
import { channelAssociationOptions, useWithdrawAssociation } from './association.queries.ts';
import { associationTones } from './association-state.ts';
import { LiftPart } from './lift-part.tsx';

interface PartProps {
  channel: Channel;
  association: ChannelAssociation;
  may: boolean;
}

const Withdraw = ({ channel, association }: Omit<PartProps, 'may'>) => {
  const t = useTranslations('association.withdraw');
  const withdraw = useWithdrawAssociation(channel.id, () => tellGood(t('done')));
  const ask = async () => {
    const question = { title: t('title'), message: t('text'), action: t('action') };
    if (await confirm(question)) withdraw.mutate(association.id);
  };
  return (
    <div>
      <Button variant="default" loading={withdraw.isPending} onClick={() => void ask()}>
        {t('action')}
      </Button>
    </div>
  );
};

/** The mini program that was asked for last, and how that stands. */
const Asked = ({ channel, association, may }: PartProps) => {
  const t = useTranslations('association');
  const { state, applet, purpose, reason, submission } = association;
  return (
    <Grid gap={24}>
      <Card
        title={applet.name}
        actions={<StatusBadge tone={associationTones[state]}>{t(`state.${state}`)}</StatusBadge>}
      >
        <Grid gap={16}>
          <Row gap={16} align="start">
            <AppletIcon src={applet.icon} size={56} />
            <Box shrink>
              <Muted>{applet.teamName}</Muted>
              <Text mt={4} breakable lines>
                {purpose}
              </Text>
            </Box>
          </Row>
          <Muted pretty>{t(`what.${state}`)}</Muted>
          {state === 'on' && !applet.isOnShelf && <Text tone="bad">{t('offShelf')}</Text>}
          {reason !== null && (
            <div>
              <Text as="h3" size={14} weight={650}>
                {t('reason')}
              </Text>
              <Text mt={4} breakable lines>
                {reason}
              </Text>
            </div>
          )}
          {may && (state === 'requested' || state === 'agreed') && (
            <Withdraw channel={channel} association={association} />
          )}
          {may && state === 'on' && (
            <LiftPart key={association.heldSeconds} side="channel" id={channel.id} association={association} />
          )}
        </Grid>
      </Card>
      {submission && (state === 'agreed' || state === 'rejected') && (
        <SubmissionCard submission={submission} fields={associationForm.fields} />
      )}
    </Grid>
  );
};

const live: ReadonlySet<string> = new Set(['requested', 'agreed', 'on']);

const Parts = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('association');
  const role = useMay(requestAssociation);
  const { chatAccount, teamCert } = useCurrentUser();
  const may = role && chatAccount !== null && channel.state !== 'closed' && channel.rights.includes('manage');
  return (
    <Loaded query={useQuery(channelAssociationOptions(channel.id))} loading={<LinesLoading lines={6} />}>
      {({ association }) => (
        <Grid gap={24}>
          {association && <Asked key={association.id} channel={channel} association={association} may={may} />}
          {!association && !may && <Muted>{t('none')}</Muted>}
          {may && teamCert && !live.has(association?.state ?? '') && <AssociateForm channelId={channel.id} />}
        </Grid>
      )}
    </Loaded>
  );
};

/** The mini program that a channel leads to. */
export const AssociatePage = () => {
  const t = useTranslations('association');
  const title = useTranslations('menu')('associate');
  const { channelId } = useParams({ from: '/team/channel/$channelId/services/associate' });
  const isOpen = useChannelGate();
  const query = useQuery(channelOptions(channelId));
  return (
    <>
      <PageHeader title={title} line={t('line')} back="/channels/index" />
      <ChannelTabs channelId={channelId} />
      <CertifiedNotice needs="team" />
      <WhyNot of={requestAssociation} />
      <ChatAccountNotice />
      {isOpen && (
        <Loaded query={query} loading={<LinesLoading lines={6} />}>
          {(channel) => <Parts channel={channel} />}
        </Loaded>
      )}
    </>
  );
};
