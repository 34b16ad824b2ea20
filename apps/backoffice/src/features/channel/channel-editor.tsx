import type { Channel } from '@balcao/contract/channel';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { EditedButtons } from '@balcao/ui/edited-buttons.tsx';
import { focusFirst } from '@balcao/ui/form-errors';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useTranslations } from 'use-intl';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { useChangeChannel } from './channel.queries.ts';
import { ChannelFields } from './channel-fields.tsx';
import { changeOf, useChannelForm, useRefusedChannel } from './use-channel-form.ts';
import { useMayManage } from './use-may-manage.ts';

/** What was entered of a channel, to look at or to change. */
export const ChannelEditor = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('channel.form');
  const mayChange = useMayManage(channel) && channel.state !== 'closed';
  const { mutate, isPending } = useChangeChannel(channel.id);
  const { form, edited } = useChannelForm(channel, isPending);
  const onError = useRefusedChannel(form);
  useLeaveGuard(edited.isDirty, { title: t('leave'), message: t('leaveText'), action: t('leaveConfirm') });
  const submit = form.onSubmit((values) => {
    mutate(changeOf(values, edited.base?.version ?? channel.version), {
      onSuccess: (kept) => {
        edited.saved(kept, values);
        tellGood(t('saved'));
      },
      onError,
    });
  }, focusFirst(form));
  return (
    <Grid as="form" gap={24} noValidate onSubmit={submit}>
      {!mayChange && channel.state !== 'closed' && <Muted>{t('onlyManagers', { owner: channel.owner.name })}</Muted>}
      <ChannelFields form={form} kept={channel} readOnly={!mayChange} />
      <EditConflictNote of={edited} />
      {mayChange && <EditedButtons of={edited} isPending={isPending} save={t('save')} />}
    </Grid>
  );
};
