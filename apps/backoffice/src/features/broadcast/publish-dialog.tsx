import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { type Broadcast, scheduleDays } from '@balcao/contract/broadcast';
import type { BroadcastState } from '@balcao/contract/broadcast-state';
import { Audience } from '@balcao/contract/channel-audience';
import type { Locale } from '@balcao/contract/locale';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { isRefused, useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { DraftHandle } from '../../lib/form/use-draft.ts';
import { momentFieldText } from '../../lib/moment-field.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { audienceIn, choiceOf, goodAudience } from './audience-choice.ts';
import { AudienceFields } from './audience-fields.tsx';
import { estimateOptions, roomOptions, usePublishBroadcast } from './broadcast.queries.ts';

const dayMs = 86_400_000;
type When = 'now' | 'later';

const usePublishForm = (broadcast: Broadcast) => {
  const t = useTranslations('broadcast.publish');
  const locale = useLocale() as Locale;
  const atFault = (at: string, when: When): string | undefined => {
    if (when === 'now') return undefined;
    const ms = new Date(at).getTime();
    if (Number.isNaN(ms)) return t('atMissing');
    if (ms <= Date.now()) return t('atPast');
    return ms > Date.now() + scheduleDays * dayMs ? t('atFar') : undefined;
  };
  return useForm({
    initialValues: { when: 'now' as When, at: '', audience: choiceOf(broadcast) },
    validate: ({ when, at, audience }) => {
      const fault = atFault(at, when);
      const part = audience.to === 'part' ? checkedNow(Audience, locale)(audienceIn(audience)) : {};
      return {
        ...(fault ? { at: fault } : {}),
        ...Object.fromEntries(Object.entries(part).map(([path, words]) => [`audience.${path}`, words])),
      };
    },
  });
};
type PublishForm = ReturnType<typeof usePublishForm>;

/** Of São Paulo, where the limit counts; undefined for today or while no time is chosen. */
const dayOf = ({ when, at }: PublishForm['values']): string | undefined => {
  const ms = when === 'later' ? new Date(at).getTime() : Number.NaN;
  return Number.isNaN(ms) ? undefined : civilDayOf(new Date(ms).toISOString(), DEFAULT_ZONE);
};

/** To everyone, or to a part: what the server says of the part as a whole stands below it. */
const Whom = ({ form, channelId }: { form: PublishForm; channelId: string }) => {
  const { audience } = form.values;
  const errorOf = (path: string) => {
    const error = form.errors[`audience.${path}`];
    return typeof error === 'string' ? { [path]: error } : {};
  };
  return (
    <Grid gap={16} data-path="audience">
      <AudienceFields
        channelId={channelId}
        value={audience}
        errors={Object.assign({}, ...['tags', 'dayFrom', 'dayTo', 'languages', 'orderedDays'].map(errorOf))}
        onChange={(change) => {
          form.clearErrors();
          form.setFieldValue('audience', { ...audience, ...change });
        }}
      />
      {form.errors.audience && (
        <Text tone="bad" role="alert">
          {form.errors.audience}
        </Text>
      )}
    </Grid>
  );
};

const Fields = ({ form, broadcast }: { form: PublishForm; broadcast: Broadcast }) => {
  const t = useTranslations('broadcast.publish');
  const part = goodAudience(form.values.audience);
  const { data: estimate } = useQuery(estimateOptions(broadcast.channelId, part));
  const { data: room } = useQuery(roomOptions(broadcast.channelId, dayOf(form.values)));
  const { when, audience } = form.values;
  return (
    <>
      <Whom form={form} channelId={broadcast.channelId} />
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
          {audience.to === 'everyone' ? (
            <Text>{t(when === 'now' ? 'toNow' : 'toLater', { count: room.followers })}</Text>
          ) : (
            <Text>
              {estimate
                ? t(when === 'now' ? 'partNow' : 'partLater', { ...estimate, count: estimate.followers })
                : t('partNone')}
            </Text>
          )}
          <Muted mt={4}>{t('left', { count: room.left, most: room.atMost })}</Muted>
        </div>
      )}
    </>
  );
};

interface PublishDialogProps {
  broadcast: Broadcast;
  /** A second person decides whether it goes out. */
  needsApproval: boolean;
  draft: Pick<DraftHandle, 'stop'>;
  onClose: () => void;
}

/** What becomes of one that is not sent at once. */
const isNamed = (state: BroadcastState): state is 'waiting' | 'scheduled' | 'sending' =>
  state === 'waiting' || state === 'scheduled' || state === 'sending';

/** To how many it goes, and when: asked before it goes. */
export const PublishDialog = ({ broadcast, needsApproval, draft, onClose }: PublishDialogProps) => {
  const t = useTranslations('broadcast.publish');
  const ask = useTranslations('approval')('ask');
  const id = useId();
  const form = usePublishForm(broadcast);
  const present = useRefusals();
  const publish = usePublishBroadcast(broadcast);
  const submit = form.onSubmit(({ when, at, audience }) => {
    publish.mutate(
      {
        version: broadcast.version,
        at: when === 'now' ? null : new Date(at).toISOString(),
        ...(audience.to === 'part' ? { audience: audienceIn(audience) } : {}),
      },
      {
        tell: ({ state }) => t(isNamed(state) ? state : 'done'),
        onSuccess: () => {
          draft.stop();
          onClose();
        },
        onError: (error) => {
          if (showFieldErrors(form, error)) return;
          present(error);
          // Without an answer the draft is as it was: what was chosen stays, to be sent again.
          if (isRefused(error)) onClose();
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
          <Button variant="default" data-closes onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" form={id} loading={publish.isPending} data-autofocus>
            {needsApproval ? ask : t(form.values.when === 'now' ? 'send' : 'schedule')}
          </Button>
        </>
      }
    >
      <Grid as="form" id={id} gap={20} noValidate onSubmit={submit}>
        {needsApproval && <Muted>{t('needsApproval')}</Muted>}
        <Fields form={form} broadcast={broadcast} />
      </Grid>
    </Dialog>
  );
};
