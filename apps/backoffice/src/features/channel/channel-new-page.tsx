import { createChannel } from '@balcao/contract/channel';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { ChatAccountNotice } from '../../lib/chat-account-notice.tsx';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { NewRecordForm } from '../../lib/new-record-form.tsx';
import { WhyNot } from '../../lib/why-not.tsx';
import { useCreateChannel } from './channel.queries.ts';
import { ChannelFields } from './channel-fields.tsx';
import { entryOf, useChannelForm, useRefusedChannel } from './use-channel-form.ts';

const NewChannelForm = () => {
  const t = useTranslations('channel.form');
  const title = useTranslations('menu')('channelNew');
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateChannel();
  const { form, edited } = useChannelForm(undefined, isPending);
  const onError = useRefusedChannel(form);
  return (
    <NewRecordForm
      form={form}
      isDirty={edited.isDirty}
      isPending={isPending}
      action={title}
      t={t}
      create={(values, then) => mutate(entryOf(values), { ...then, onError })}
      onCreated={(id) =>
        void navigate({ to: '/channel/$channelId/setting/index', params: { channelId: id }, replace: true })
      }
    >
      <ChannelFields form={form} />
    </NewRecordForm>
  );
};

/** Makes a channel; asks nothing of a team or a member that cannot. */
export const ChannelNewPage = () => {
  const t = useTranslations('channel');
  const title = useTranslations('menu')('channelNew');
  const may = useMay(createChannel);
  const { teamCert, chatAccount } = useCurrentUser();
  return (
    <>
      <PageHeader title={title} line={t('newLine')} back="/channels/index" />
      <CertifiedNotice needs="team" />
      <WhyNot of={createChannel} />
      <ChatAccountNotice />
      {may && teamCert && chatAccount !== null && <NewChannelForm />}
    </>
  );
};
