import { type Channel, changeChannel } from '@balcao/contract/channel';
import type { ChannelCertificationState } from '@balcao/contract/channel-certification';
import type { ChannelCertificationKind } from '@balcao/contract/channel-certification-kind';
import { Card } from '@balcao/ui/card.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { channelOptions } from '../../lib/channel.queries.ts';
import { ChatAccountNotice, useChannelGate } from '../../lib/chat-account-notice.tsx';
import { WhyNot } from '../../lib/why-not.tsx';
import { certificationPages } from './certification-pages.ts';
import { channelCertificationsOptions } from './channel-certification.queries.ts';
import { ChannelCertificationStanding } from './channel-certification-standing.tsx';
import { useMayManage } from './use-may-manage.ts';

const ChannelCertificationForm = lazy(() => import('./channel-certification-form.tsx'));

const waiting = (
  <Card>
    <LinesLoading lines={10} />
  </Card>
);

const Standing = ({ channel, state }: { channel: Channel; state: ChannelCertificationState }) => {
  const { edit } = useSearch({ strict: false }) as { edit?: boolean };
  const may = useMayManage(channel) && channel.state !== 'closed';
  const fills = may && edit === true && state.status !== 'UNDER' && state.lack === null;
  if (!fills) return <ChannelCertificationStanding channel={channel} state={state} may={may} />;
  return (
    <Suspense fallback={waiting}>
      <ChannelCertificationForm channelId={channel.id} state={state} />
    </Suspense>
  );
};

const Parts = ({ channelId, kind }: { channelId: string; kind: ChannelCertificationKind }) => {
  const channel = useQuery(channelOptions(channelId));
  const states = useQuery(channelCertificationsOptions(channelId));
  return (
    <Loaded query={channel} loading={waiting}>
      {(one) => (
        <Loaded query={states} loading={waiting}>
          {(list) => {
            const state = list.find((each) => each.kind === kind);
            return state && <Standing channel={one} state={state} />;
          }}
        </Loaded>
      )}
    </Loaded>
  );
};

/** One certification of a channel: what it is for, how it stands, and the form. */
const ChannelCertificationPage = ({ kind }: { kind: ChannelCertificationKind }) => {
  const t = useTranslations('channel.certification');
  const menu = useTranslations('menu');
  const title = { official: 'channelOfficial', personal: 'channelPersonal', subject: 'channelSubject' } as const;
  const { channelId } = useParams({ strict: false }) as { channelId: string };
  const { edit } = useSearch({ strict: false }) as { edit?: boolean };
  const isOpen = useChannelGate();
  const own = `/channel/${channelId}/setting/${certificationPages[kind]}`;
  return (
    <>
      <PageHeader
        title={menu(title[kind])}
        line={t(`about.${kind}`)}
        back={edit ? own : `/channel/${channelId}/setting/index`}
      />
      <CertifiedNotice needs="team" />
      <WhyNot of={changeChannel} />
      <ChatAccountNotice />
      {isOpen && <Parts channelId={channelId} kind={kind} />}
    </>
  );
};

export const OfficialCertificationPage = () => <ChannelCertificationPage kind="official" />;
export const PersonalCertificationPage = () => <ChannelCertificationPage kind="personal" />;
export const SubjectInformationPage = () => <ChannelCertificationPage kind="subject" />;
