import type { Robot, RobotEntry } from '@balcao/contract/robot';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { TriedList } from './robot-questions.tsx';
import { useQuestionRun } from './use-question-run.ts';

interface TryFirstProps {
  channelId: string;
  robot: Robot;
  entry: RobotEntry;
  onSave: () => void;
  onClose: () => void;
}

/** Before a change of a robot that is on counts: its questions are asked, and the person decides. */
export const TryFirstDialog = ({ channelId, robot, entry, onSave, onClose }: TryFirstProps) => {
  const t = useTranslations('robot.questions');
  const shared = useTranslations('shared');
  const { tried, all, run } = useQuestionRun(channelId);
  return (
    <Dialog
      title={t('askTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-closes onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button variant={tried && all === undefined ? 'filled' : 'default'} onClick={onSave}>
            {t('askSave')}
          </Button>
          {!tried && (
            <Button data-autofocus onClick={() => void run(entry, robot.questions)}>
              {t('run')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <Text>{t('askText', { name: robot.name })}</Text>
        {tried && <TriedList tried={tried} all={all} />}
      </Stack>
    </Dialog>
  );
};
