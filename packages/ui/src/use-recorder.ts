import { useEffect, useRef, useState } from 'react';
import type { ChosenVoice } from './chosen-voice.ts';
import { base64Of } from './picture-address.ts';
import { canRecord, type Recorded, type Recording, record } from './voice-recording.ts';

/** `refused`: the person or the browser said no; `missing`: there is no microphone, or no way to record. */
export type RecorderState =
  | { readonly is: 'off' | 'asking' | 'refused' | 'missing' }
  | { readonly is: 'recording'; readonly recording: Recording };

const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/** Records a voice message. `onVoice` keeps what was recorded, however the recording ends. */
export const useRecorder = (onVoice: (voice: ChosenVoice) => void) => {
  const [state, setState] = useState<RecorderState>({ is: 'off' });
  const now = useRef<Recording>(undefined);
  // Where the sheet is closed while the browser asks, no recording begins afterwards.
  const asked = useRef(0);
  const keep = async (recorded: Recorded | 'discarded' | 'empty'): Promise<void> => {
    now.current = undefined;
    setState({ is: recorded === 'empty' ? 'missing' : 'off' });
    if (typeof recorded === 'string') return;
    const { sound, seconds } = recorded;
    onVoice({ base64: await base64Of(sound), type: sound.type, seconds });
  };
  const start = async (): Promise<void> => {
    if (!canRecord()) return setState({ is: 'missing' });
    asked.current += 1;
    const mine = asked.current;
    setState({ is: 'asking' });
    try {
      const recording = await record((recorded) => void keep(recorded));
      if (mine !== asked.current) return recording.discard();
      now.current = recording;
      setState({ is: 'recording', recording });
    } catch (error) {
      if (mine === asked.current) setState({ is: isRefusal(error) ? 'refused' : 'missing' });
    }
  };
  useEffect(
    () => () => {
      asked.current += 1;
      now.current?.stop();
    },
    [],
  );
  return {
    state,
    start,
    /** Ends what goes on; what was recorded is kept. */
    close: (): void => {
      asked.current += 1;
      if (now.current) now.current.stop();
      else setState({ is: 'off' });
    },
    discard: (): void => now.current?.discard(),
  };
};
export type Recorder = ReturnType<typeof useRecorder>;
