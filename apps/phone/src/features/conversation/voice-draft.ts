import { type ChosenVoice, createVoiceDrafts } from '@balcao/ui/voice-draft';
import { keptFiles } from './kept-files.ts';

/** What was recorded and not sent, by person and channel. */
export const voiceDraft = createVoiceDrafts<ChosenVoice>(keptFiles);
