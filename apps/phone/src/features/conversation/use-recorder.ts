import { base64Of } from '@balcao/ui/picture-address';
import { useEffect, useRef, useState } from 'react';
import { canRecord, type Recorded, type Recording, record } from './recording.ts';
import { voiceDraft } from './voice-draft.ts';

/** `refused`: the person or the browser said no; `missing`: there is no microphone, or no way to record. */
export type RecorderState =
  | { readonly is: 'off' | 'asking' | 'refused' | 'missing' }
  | { readonly is: 'recording'; readonly recording: Recording };

const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/** Records a voice message into the draft of its place. What was recorded stays, however the recording ends. */
export const useRecorder = (place: string) => {
  const [state, setState] = useState<RecorderState>({ is: 'off' });
  const now = useRef<Recording>(undefined);
  // Where the sheet is closed while the browser asks, no recording begins afterwards.
  const asked = useRef(0);
  const keep = async (recorded: Recorded | 'discarded' | 'empty'): Promise<void> => {
    now.current = undefined;
    setState({ is: recorded === 'empty' ? 'missing' : 'off' });
    if (typeof recorded === 'string') return;
    const { sound, seconds } = recorded;
    voiceDraft.put(place, { base64: await base64Of(sound), type: sound.type, seconds });
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
