import type { Robot } from '@balcao/contract/robot';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Row } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useTranslations } from 'use-intl';
import { useLeadOn } from '../../lib/use-lead-on.ts';
import { useRemoveRobot } from './robot.queries.ts';
import { useBackToRobots } from './use-back-to-robots.ts';

export interface RemoveRobotProps {
  channelId: string;
  robot: Robot;
  /** What was typed is given up. */
  release: () => void;
}
/** The end of a robot that is off: asks first, and leads back to the robots. */
export const RemoveRobot = ({ channelId, robot, release }: RemoveRobotProps) => {
  const t = useTranslations('robot');
  const back = useBackToRobots(channelId);
  const toList = useLeadOn(() => {
    release();
    back();
  });
  const remove = useRemoveRobot(channelId, () => {
    tellGood(t('removed'));
    toList.lead();
  });
  const ask = async () => {
    const question = { title: t('removeTitle', { name: robot.name }), message: t('removeText'), action: t('remove') };
    if (!(await confirm({ ...question, dangerous: true }))) return;
    toList.begin();
    remove.mutate(robot.id);
  };
  return (
    <Row>
      <Button variant="default" color="red" loading={remove.isPending} onClick={() => void ask()}>
        {t('remove')}
      </Button>
    </Row>
  );
};
