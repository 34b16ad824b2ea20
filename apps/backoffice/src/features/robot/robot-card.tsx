import { HandOverReason, type Robot } from '@balcao/contract/robot';
import { Button } from '@balcao/ui/button.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconRobot } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSwitchRobot } from './robot.queries.ts';
import { entryOf } from './robot-entry.ts';
import { TryFirstDialog } from './try-first-dialog.tsx';

/** What a robot did today, and why it handed conversations over. */
const Today = ({ today }: Pick<Robot, 'today'>) => {
  const t = useTranslations('robot');
  const reasons = HandOverReason.options.filter((reason) => today.handedOver[reason] > 0);
  const handed = reasons.reduce((sum, reason) => sum + today.handedOver[reason], 0);
  return (
    <Stack gap={4}>
      <Row gap={24} rowGap={8} wrap>
        <Muted as="span">
          {t('answersToday')}: {today.answers}
        </Muted>
        <Muted as="span">
          {t('handedToday')}: {handed}
        </Muted>
        <Muted as="span">
          {t('unsureToday')}: {today.unsure}
        </Muted>
      </Row>
      {reasons.length > 0 && (
        <Stack as="ul" gap={4}>
          {reasons.map((reason) => (
            <li key={reason}>
              <Muted as="span">
                {t(`why.${reason}`)}: {today.handedOver[reason]}
              </Muted>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
};

interface RobotCardProps {
  channelId: string;
  robot: Robot;
  may: boolean;
}
/** A robot in the list: how it stands, what it did today, and its switch. */
export const RobotCard = ({ channelId, robot, may }: RobotCardProps) => {
  const t = useTranslations('robot');
  const shared = useTranslations('shared');
  const navigate = useNavigate();
  const [isTrying, setIsTrying] = useState(false);
  const { id, name, isOn, held, today, questions } = robot;
  const put = useSwitchRobot(channelId, (now) => tellGood(t(now.isOn ? 'turnedOn' : 'turnedOff', { name: now.name })));
  const turn = () => {
    setIsTrying(false);
    put.mutate({ id, isOn: !isOn });
  };
  const edit = () =>
    void navigate({ to: '/channel/$channelId/services/robots/edit', params: { channelId }, search: { id } });
  return (
    <SettingCard
      icon={IconRobot}
      level={2}
      title={name}
      state={
        <StatusBadge tone={held ? 'bad' : isOn ? 'good' : 'ended'}>
          {t(held ? 'held' : isOn ? 'on' : 'off')}
        </StatusBadge>
      }
      line={held ? t('heldText', { reason: held.reason }) : undefined}
      action={
        may && (
          <>
            {!held && (
              <Button
                variant={isOn ? 'default' : 'filled'}
                size="xs"
                loading={put.isPending}
                aria-label={t(isOn ? 'turnOffNamed' : 'turnOnNamed', { name })}
                onClick={() => (!isOn && questions.length > 0 ? setIsTrying(true) : turn())}
              >
                {t(isOn ? 'turnOff' : 'turnOn')}
              </Button>
            )}
            <Button variant="default" size="xs" aria-label={t('editNamed', { name })} onClick={edit}>
              {shared('edit')}
            </Button>
          </>
        )
      }
    >
      <Today today={today} />
      {isTrying && (
        <TryFirstDialog
          channelId={channelId}
          robot={robot}
          entry={entryOf(robot)}
          before="turnOn"
          onGo={turn}
          onClose={() => setIsTrying(false)}
        />
      )}
    </SettingCard>
  );
};
