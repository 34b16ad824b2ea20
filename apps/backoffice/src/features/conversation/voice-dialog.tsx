import type { ChosenVoice } from '@balcao/ui/chosen-voice';
import { Dialog } from '@balcao/ui/dialog.tsx';
import type { Recorder } from '@balcao/ui/use-recorder';
import { VoiceRecorder } from '@balcao/ui/voice-recorder.tsx';
import { useTranslations } from 'use-intl';

/** Records a voice message while it is open; closing it keeps what was recorded. */
export const VoiceDialog = ({ recorder, onVoice }: { recorder: Recorder; onVoice: (voice: ChosenVoice) => void }) => {
  const v = useTranslations('ui.voice');
  if (recorder.state.is === 'off') return null;
  return (
    <Dialog title={v('title')} onClose={recorder.close}>
      <VoiceRecorder
        recorder={recorder}
        onFile={(voice) => {
          onVoice(voice);
          recorder.close();
        }}
      />
    </Dialog>
  );
};
