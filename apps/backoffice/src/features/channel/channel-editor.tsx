import type { Channel } from '@balcao/contract/channel';
import { confirm } from '@balcao/ui/confirm';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { EditedButtons } from '@balcao/ui/edited-buttons.tsx';
import { focusFirst } from '@balcao/ui/form-errors';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { isNameCertified, useChangeChannel } from './channel.queries.ts';
import { ChannelFields } from './channel-fields.tsx';
import { type ChannelValues, changeOf, useChannelForm, useRefusedChannel } from './use-channel-form.ts';
import { useMayManage } from './use-may-manage.ts';

/** What was entered of a channel, to look at or to change. */
export const ChannelEditor = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('channel.form');
  const rename = useTranslations('channel.certification.rename');
  const mayChange = useMayManage(channel) && channel.state !== 'closed';
  const { mutate, isPending } = useChangeChannel(channel.id);
  const { form, edited } = useChannelForm(channel, isPending);
  const onError = useRefusedChannel(form);
  useLeaveGuard(edited.isDirty, { title: t('leave'), message: t('leaveText'), action: t('leaveConfirm') });
  const save = (values: ChannelValues, endsOfficial: boolean): void => {
    const change = changeOf(values, edited.base?.version ?? channel.version);
    mutate(endsOfficial ? { ...change, endsOfficial } : change, {
      tell: t('saved'),
      onSuccess: (kept) => edited.saved(kept, values),
      onError: (error) => {
        if (isNameCertified(error)) void askToEnd(values);
        else onError(error);
      },
    });
  };
  /** The server knows whether the official certification goes: nothing was saved until it is agreed to. */
  const askToEnd = async (values: ChannelValues): Promise<void> => {
    const question = {
      title: rename('title'),
      message: rename('text', { name: channel.name }),
      action: rename('action'),
    };
    if (await confirm({ ...question, dangerous: true })) save(values, true);
  };
  const submit = form.onSubmit((values) => save(values, false), focusFirst(form));
  return (
    <Grid as="form" gap={24} noValidate onSubmit={submit}>
      {!mayChange && channel.state !== 'closed' && <Muted>{t('onlyManagers', { owner: channel.owner.name })}</Muted>}
      <ChannelFields form={form} kept={channel} readOnly={!mayChange} />
      <EditConflictNote of={edited} />
      {mayChange && <EditedButtons of={edited} isPending={isPending} save={t('save')} />}
    </Grid>
  );
};
