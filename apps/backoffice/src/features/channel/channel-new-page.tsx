import { createChannel } from '@balcao/contract/channel';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { focusFirst } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { useCreateChannel } from './channel.queries.ts';
import { ChannelFields } from './channel-fields.tsx';
import { ChatAccountNotice } from './chat-account-notice.tsx';
import { entryOf, useChannelForm, useRefusedChannel } from './use-channel-form.ts';

const NewChannelForm = () => {
  const t = useTranslations('channel.form');
  const title = useTranslations('menu')('channelNew');
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateChannel();
  const { form, edited } = useChannelForm(undefined, isPending);
  const onError = useRefusedChannel(form);
  const guard = useLeaveGuard(edited.isDirty, {
    title: t('leave'),
    message: t('leaveText'),
    action: t('leaveConfirm'),
  });
  const submit = form.onSubmit((values) => {
    mutate(entryOf(values), {
      onSuccess: ({ id }) => {
        tellGood(t('created'));
        guard.release();
        void navigate({ to: '/channel/$channelId/setting/index', params: { channelId: id }, replace: true });
      },
      onError,
    });
  }, focusFirst(form));
  return (
    <Card>
      <Grid as="form" gap={24} noValidate onSubmit={submit}>
        <ChannelFields form={form} />
        <div>
          <Button type="submit" loading={isPending}>
            {title}
          </Button>
        </div>
      </Grid>
    </Card>
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
