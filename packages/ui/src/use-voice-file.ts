import { voiceFile, voiceSecondsAtMost } from '@balcao/contract/voice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ChosenVoice } from './chosen-voice.ts';
import { problemOfChosen } from './file-check.ts';
import { base64Of } from './picture-address.ts';
import { useFileProblem } from './use-file-problem.ts';
import { lengthOf } from './voice-sound.ts';

/** A sound file in the place of a recording, and what was wrong with the last that was chosen. */
export const useVoiceFile = (onFile: (voice: ChosenVoice) => void) => {
  const t = useTranslations('ui.voice');
  const words = useFileProblem({ tooLarge: t('tooLarge'), typeWrong: t('typeWrong') });
  const [wrong, setWrong] = useState<string>();
  const choose = async (file: File): Promise<void> => {
    const problem = await problemOfChosen(file, voiceFile);
    if (problem) return setWrong(words({ file, problem }));
    const seconds = await lengthOf(file);
    if (seconds !== undefined && seconds > voiceSecondsAtMost) return setWrong(`${file.name}: ${t('tooLong')}`);
    setWrong(undefined);
    onFile({ base64: await base64Of(file), type: file.type, seconds });
  };
  return { wrong, choose };
};
