import { createKeptFiles } from '@balcao/ui/kept-files';
import { type ChosenVoice, createVoiceDrafts } from '@balcao/ui/voice-draft';
import { beforeLogOut } from '../../lib/log-out.ts';

/** A recording that a member has not sent, or that is not known to have arrived. */
interface MemberVoice extends ChosenVoice {
  /** Under which it is sent: it is the same in each tab that shows the recording. */
  readonly clientId: string;
  /** The words that it was sent with last. */
  readonly text?: string;
}
/** By member, team and conversation. A member who logs out leaves none behind. */
export const memberVoices = createVoiceDrafts<MemberVoice>(createKeptFiles('balcao.backoffice'));
beforeLogOut(memberVoices.clear);

export const keepVoice = (place: string, voice: ChosenVoice): void =>
  memberVoices.put(place, { ...voice, clientId: crypto.randomUUID() });

/** The id under which a recording is sent with these words: the same for as long as the words are. */
export const sendingIdOf = (place: string, voice: MemberVoice, text: string): string => {
  const isSame = voice.text === undefined || voice.text === text;
  const clientId = isSame ? voice.clientId : crypto.randomUUID();
  memberVoices.put(place, { ...voice, clientId, text });
  return clientId;
};

/** It has arrived; one that was recorded since then stays. */
export const voiceArrived = (place: string, clientId: string): void => {
  if (memberVoices.now(place)?.clientId === clientId) memberVoices.drop(place);
};
