import type { ChosenVoice } from '@balcao/ui/chosen-voice';
import type { Recorder } from '@balcao/ui/use-recorder';
import { VoiceRecorder } from '@balcao/ui/voice-recorder.tsx';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';

/** Records a voice message while it is open; closing it keeps what was recorded. */
export const VoiceSheet = ({ recorder, onFile }: { recorder: Recorder; onFile: (voice: ChosenVoice) => void }) => {
  const t = useTranslations('ui.voice');
  if (recorder.state.is === 'off') return null;
  return (
    <Sheet title={t('title')} onClose={recorder.close}>
      <VoiceRecorder recorder={recorder} onFile={onFile} />
    </Sheet>
  );
};
