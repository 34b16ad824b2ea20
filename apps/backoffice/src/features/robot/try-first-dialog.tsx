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
  /** What the person is about to do. */
  before: 'save' | 'turnOn';
  onGo: () => void;
  onClose: () => void;
}

/** Before a robot answers in a new way, or at all: its questions are asked, and the person decides. */
export const TryFirstDialog = ({ channelId, robot, entry, before, onGo, onClose }: TryFirstProps) => {
  const t = useTranslations('robot.questions');
  const shared = useTranslations('shared');
  const { tried, all, run } = useQuestionRun(channelId);
  const turnOn = useTranslations('robot')('turnOn');
  const go = before === 'save' ? shared('save') : turnOn;
  const isTried = tried !== undefined && all === undefined;
  return (
    <Dialog
      title={t(`ask.${before}.title`)}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-closes onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button variant={isTried ? 'filled' : 'default'} onClick={onGo}>
            {isTried ? go : t(`ask.${before}.skip`)}
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
        <Text>{t(`ask.${before}.text`, { name: robot.name })}</Text>
        {tried && <TriedList tried={tried} all={all} />}
      </Stack>
    </Dialog>
  );
};
