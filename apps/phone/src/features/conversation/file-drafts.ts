import type { ChosenPicture } from '@balcao/ui/chosen-picture';
import type { ChosenVoice } from '@balcao/ui/chosen-voice';
import { createFileDrafts } from '@balcao/ui/file-draft';
import { keptFiles } from './kept-files.ts';

/** What was recorded and not sent, by person and channel. */
export const voiceDraft = createFileDrafts<ChosenVoice>('voice', keptFiles);
/** The picture that was chosen and not sent, by person and channel. */
export const pictureDraft = createFileDrafts<ChosenPicture>('picture', keptFiles);
