import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { type Broadcast, scheduleDays } from '@balcao/contract/broadcast';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { DraftHandle } from '../../lib/form/use-draft.ts';
import { momentFieldText } from '../../lib/moment-field.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { roomOptions, usePublishBroadcast } from './broadcast.queries.ts';

const dayMs = 86_400_000;
type When = 'now' | 'later';

const usePublishForm = () => {
  const t = useTranslations('broadcast.publish');
  return useForm({
    initialValues: { when: 'now' as When, at: '' },
    validate: {
      at: (at, { when }) => {
        if (when === 'now') return null;
        const ms = new Date(at).getTime();
        if (Number.isNaN(ms)) return t('atMissing');
        if (ms <= Date.now()) return t('atPast');
        return ms > Date.now() + scheduleDays * dayMs ? t('atFar') : null;
      },
    },
  });
};
type PublishForm = ReturnType<typeof usePublishForm>;

/** Of São Paulo, where the limit counts; undefined for today or while no time is chosen. */
const dayOf = ({ when, at }: PublishForm['values']): string | undefined => {
  const ms = when === 'later' ? new Date(at).getTime() : Number.NaN;
  return Number.isNaN(ms) ? undefined : civilDayOf(new Date(ms).toISOString(), DEFAULT_ZONE);
};

const Fields = ({ form, broadcast }: { form: PublishForm; broadcast: Broadcast }) => {
  const t = useTranslations('broadcast.publish');
  const { data: room } = useQuery(roomOptions(broadcast.channelId, dayOf(form.values)));
  const { when } = form.values;
  return (
    <>
      <Choice<When>
        legend={t('when')}
        options={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('later') },
        ]}
        value={when}
        onChange={(next) => form.setFieldValue('when', next)}
      />
      {when === 'later' && (
        <TextInput
          type="datetime-local"
          label={t('at')}
          description={t('zone', { zone: timeZone })}
          min={momentFieldText(Date.now())}
          max={momentFieldText(Date.now() + scheduleDays * dayMs)}
          {...form.getInputProps('at')}
        />
      )}
      {room && (
        <div role="status">
          <Text>{t(when === 'now' ? 'toNow' : 'toLater', { count: room.followers })}</Text>
          <Muted mt={4}>{t('left', { count: room.left, most: room.atMost })}</Muted>
        </div>
      )}
    </>
  );
};

interface PublishDialogProps {
  broadcast: Broadcast;
  draft: Pick<DraftHandle, 'stop'>;
  onClose: () => void;
}

/** To how many it goes, and when: asked before it goes. */
export const PublishDialog = ({ broadcast, draft, onClose }: PublishDialogProps) => {
  const t = useTranslations('broadcast.publish');
  const id = useId();
  const form = usePublishForm();
  const present = useRefusals();
  const publish = usePublishBroadcast(broadcast);
  const submit = form.onSubmit(({ when, at }) => {
    publish.mutate(
      { version: broadcast.version, at: when === 'now' ? null : new Date(at).toISOString() },
      {
        onSuccess: ({ state }) => {
          draft.stop();
          tellGood(t(state === 'scheduled' ? 'scheduled' : 'done'));
          onClose();
        },
        onError: (error) => {
          if (showFieldErrors(form, error)) return;
          present(error);
          onClose();
        },
      },
    );
  }, focusFirst(form));
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" form={id} loading={publish.isPending} data-autofocus>
            {t(form.values.when === 'now' ? 'send' : 'schedule')}
          </Button>
        </>
      }
    >
      <Grid as="form" id={id} gap={20} noValidate onSubmit={submit}>
        <Fields form={form} broadcast={broadcast} />
      </Grid>
    </Dialog>
  );
};
