import type { Channel } from '@balcao/contract/channel';
import type { Locale } from '@balcao/contract/locale';
import { createRobot, type Robot, RobotEntry } from '@balcao/contract/robot';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { EditedButtons } from '@balcao/ui/edited-buttons.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Box, Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { isEditConflict, useRefusals } from '@balcao/ui/refusals';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { channelOptions } from '../../lib/channel.queries.ts';
import { ChatAccountNotice, useChannelGate } from '../../lib/chat-account-notice.tsx';
import { HeldAutomationNotice } from '../../lib/moderation-notice.tsx';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { RemoveRobot, type RemoveRobotProps } from './remove-robot.tsx';
import { robotsOptions, useChangeRobot, useCreateRobot } from './robot.queries.ts';
import { RobotAvatar } from './robot-avatar.tsx';
import { entryOf } from './robot-entry.ts';
import { RobotFields } from './robot-fields.tsx';
import { RobotQuestions } from './robot-questions.tsx';
import { RobotTrial } from './robot-trial.tsx';
import { TryFirstDialog } from './try-first-dialog.tsx';
import { useBackToRobots } from './use-back-to-robots.ts';
import { useMayChangeRobots } from './use-may-change-robots.ts';
import { useRobotQuestions } from './use-robot-questions.ts';

const newRobot = (language: Locale): RobotEntry => ({
  name: '',
  greeting: '',
  persona: '',
  languages: [language],
  takes: 'all',
  hours: { days: [1, 2, 3, 4, 5], from: '09:00', until: '18:00' },
  handsOver: ['unsure', 'angry', 'money'],
});
const valuesOf = (robot: Robot | undefined, language: Locale): RobotEntry =>
  robot ? entryOf(robot) : newRobot(language);

/** `isMoreDirty`: there is more on the page that is not saved. */
const useRobotForm = (robot: Robot | undefined, isPending: boolean, isMoreDirty = false) => {
  const t = useTranslations('robot');
  const locale = useLocale();
  const present = useRefusals();
  const form = useForm<RobotEntry>({
    initialValues: valuesOf(robot, locale),
    validate: checkedNow(RobotEntry, locale),
  });
  const edited = useEditedForm({ latest: robot, valuesOf: (one) => valuesOf(one, locale), form, isPending });
  const leaving = { title: t('leave'), message: t('leaveText'), action: t('leaveConfirm') };
  const { release } = useLeaveGuard(edited.isDirty || isMoreDirty, leaving);
  const onError = (error: Error) => {
    if (!showFieldErrors(form, error) && !isEditConflict(error)) present(error);
  };
  return { form, edited, release, onError };
};

const NewRobot = ({ channelId }: { channelId: string }) => {
  const t = useTranslations('robot');
  const back = useBackToRobots(channelId);
  const create = useCreateRobot(channelId);
  const { form, release, onError } = useRobotForm(undefined, create.isPending);
  const submit = form.onSubmit((values) => {
    create.mutate(values, {
      tell: t('made'),
      onSuccess: () => {
        release();
        back();
      },
      onError,
    });
  }, focusFirst(form));
  return (
    <Row gap={24} rowGap={20} wrap align="start">
      <Box grow basis={256}>
        <Card>
          <Stack as="form" gap={20} noValidate onSubmit={submit}>
            <RobotFields form={form} />
            <Row>
              <Button type="submit" loading={create.isPending}>
                {t('make')}
              </Button>
            </Row>
          </Stack>
        </Card>
      </Box>
      <Box grow basis={256}>
        <RobotTrial channelId={channelId} robot={form.values} />
      </Box>
    </Row>
  );
};

/** Actions on a robot, apart from editing its text. */
const Beside = (props: RemoveRobotProps) => {
  const { channelId, robot } = props;
  return (
    <>
      <RobotAvatar channelId={channelId} robot={robot} />
      {!robot.isOn && !robot.held && <RemoveRobot {...props} />}
    </>
  );
};

/** A robot that is there: its settings, its test questions, and a chat that tries both. */
export const KeptRobot = ({ channelId, robot }: { channelId: string; robot: Robot }) => {
  const t = useTranslations('robot');
  const shared = useTranslations('shared');
  const change = useChangeRobot(channelId, robot.id);
  const questions = useRobotQuestions(channelId, robot);
  const { form, edited, release, onError } = useRobotForm(robot, change.isPending, questions.edited.isDirty);
  const [waiting, setWaiting] = useState<RobotEntry>();
  const save = (values: RobotEntry) => {
    setWaiting(undefined);
    change.mutate(
      { ...values, version: edited.base?.version ?? robot.version },
      {
        tell: t('saved'),
        onSuccess: (kept) => edited.saved(kept, values),
        onError,
      },
    );
  };
  const submit = form.onSubmit(
    (values) => (robot.isOn && robot.questions.length > 0 ? setWaiting(values) : save(values)),
    focusFirst(form),
  );
  return (
    <Row gap={24} rowGap={20} wrap align="start">
      <Box grow basis={256}>
        <Stack gap={24}>
          {robot.held && (
            <HeldAutomationNotice channelId={channelId} automationId={robot.id} title={t('held')}>
              <p>{t('heldText', { reason: robot.held.reason })}</p>
            </HeldAutomationNotice>
          )}
          <Card>
            <Stack as="form" gap={20} noValidate onSubmit={submit}>
              <RobotFields form={form} />
              <EditConflictNote of={edited} />
              <EditedButtons of={edited} isPending={change.isPending} save={shared('save')} />
            </Stack>
          </Card>
          <Beside channelId={channelId} robot={robot} release={release} />
        </Stack>
      </Box>
      <Box grow basis={256}>
        <Stack gap={24}>
          <RobotTrial channelId={channelId} robot={form.values} />
          <RobotQuestions channelId={channelId} entry={form.values} of={questions} />
        </Stack>
      </Box>
      {waiting && (
        <TryFirstDialog
          channelId={channelId}
          robot={robot}
          entry={waiting}
          before="save"
          onGo={() => save(waiting)}
          onClose={() => setWaiting(undefined)}
        />
      )}
    </Row>
  );
};

const Editor = ({ channel, robotId }: { channel: Channel; robotId: string | undefined }) => {
  const t = useTranslations('robot');
  const may = useMayChangeRobots(channel);
  const query = useQuery(robotsOptions(channel.id));
  if (!may) return <Muted>{t('manageOnly')}</Muted>;
  if (robotId === undefined) return <NewRobot channelId={channel.id} />;
  return (
    <Loaded query={query} loading={<LinesLoading lines={8} />}>
      {({ list }) => {
        const robot = list.find(({ id }) => id === robotId);
        return robot ? <KeptRobot key={robot.id} channelId={channel.id} robot={robot} /> : <Muted>{t('gone')}</Muted>;
      }}
    </Loaded>
  );
};

const from = '/team/channel/$channelId/services/robots/edit' as const;
/** A robot with its settings, and next to them a chat that tries them. */
export const RobotEditPage = () => {
  const t = useTranslations('robot');
  const title = useTranslations('menu')('robotEdit');
  const { channelId } = useParams({ from });
  const { id } = useSearch({ from });
  const { data: channel } = useQuery(channelOptions(channelId));
  const isOpen = useChannelGate();
  return (
    <>
      <PageHeader
        title={id === undefined ? t('newTitle') : title}
        line={t('line')}
        back={`/channel/${channelId}/services/robots`}
      />
      <ChatAccountNotice />
      <WhyNot of={createRobot} />
      {isOpen && channel && <Editor channel={channel} robotId={id} />}
    </>
  );
};
