import type { SentPlace } from '@balcao/contract/conversation-attachment';
import { MessageText } from '@balcao/contract/conversation-message';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import type { ChosenPicture } from '@balcao/ui/chosen-picture';
import type { ChosenVoice } from '@balcao/ui/chosen-voice';
import { useFileDraft } from '@balcao/ui/file-draft';
import { checkedNow } from '@balcao/ui/form-check';
import { Box, Row } from '@balcao/ui/layout.tsx';
import { PictureInput, PictureToSend, useChosenPicture } from '@balcao/ui/picture-field.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { type Recorder, useRecorder } from '@balcao/ui/use-recorder';
import { VoiceToSend } from '@balcao/ui/voice-to-send.tsx';
import { IconMapPin, IconMicrophone, IconPaperclip, IconPhoto, IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { tellThatOneWrites } from './conversation.queries.ts';
import { pictureDraft, voiceDraft } from './file-drafts.ts';
import { type KeptAttachment, outbox, useOutbox } from './outbox.ts';
import { PlaceSheet } from './place-sheet.tsx';
import { VoiceSheet } from './voice-sheet.tsx';

const Entry = z.strictObject({ text: MessageText });
/** A hint of the person's typing lasts longer than this on the other side. */
const hintEveryMs = 4_000;

/** A picture or a voice message that is to be sent. */
export interface ChosenFile {
  readonly base64: string;
  readonly attachment: Exclude<KeptAttachment, SentPlace>;
}
const filesOf = (picture: ChosenPicture | undefined, voice: ChosenVoice | undefined): ChosenFile[] => [
  ...(picture ? [{ base64: picture.base64, attachment: { kind: 'picture', size: picture.size } } as const] : []),
  ...(voice
    ? [{ base64: voice.base64, attachment: { kind: 'voice', type: voice.type, seconds: voice.seconds } } as const]
    : []),
];

interface ComposerProps {
  place: string;
  link: string;
  onSend: (text: string, files: readonly ChosenFile[]) => void;
  onSendPlace: (place: Omit<SentPlace, 'kind'>) => void;
}

/** What can go with a message, behind one button. */
const AttachMenu = ({ onPicture, onPlace }: { onPicture: () => void; onPlace: () => void }) => {
  const t = useTranslations('conversation');
  const attachment = useTranslations('ui.attachment');
  return (
    <ActionMenu
      label={t('attach')}
      icon={IconPaperclip}
      actions={[
        { label: attachment('choose'), icon: IconPhoto, onAct: onPicture },
        { label: t('sendPlace'), icon: IconMapPin, onAct: onPlace },
      ]}
    />
  );
};

/** What is typed and chosen. */
const useComposer = ({ place, link, onSend }: ComposerProps) => {
  const check = checkedNow(Entry, useLocale());
  const { draft } = useOutbox(place);
  const [wrong, setWrong] = useState<string>();
  const chosen = useChosenPicture({
    picture: useFileDraft(pictureDraft, place),
    keep: (picture) => pictureDraft.put(place, picture),
    drop: () => pictureDraft.drop(place),
  });
  const { picture, drop } = chosen;
  const voice = useFileDraft(voiceDraft, place);
  const isEmpty = draft.trim() === '' && !picture && !voice;
  const hintedAt = useRef(0);
  const type = (text: string) => {
    outbox.draft(place, text);
    setWrong(undefined);
    if (text === '' || Date.now() - hintedAt.current < hintEveryMs) return;
    hintedAt.current = Date.now();
    void tellThatOneWrites(link);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const text = draft.trim();
    if (isEmpty) return;
    const { text: problem } = text === '' ? {} : check({ text });
    if (problem) return setWrong(String(problem));
    onSend(text, filesOf(picture, voice));
    drop();
    if (voice) voiceDraft.drop(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return { ...chosen, voice, isEmpty, draft, type, wrong: wrong ?? chosen.wrong, submit, onKeyDown };
};

interface SheetsProps extends Pick<ComposerProps, 'place' | 'onSendPlace'> {
  recorder: Recorder;
  isPlacing: boolean;
  onPlaced: () => void;
}
/** They have forms of their own, which do not stand in that of the message. */
const Sheets = ({ place, onSendPlace, recorder, isPlacing, onPlaced }: SheetsProps) => {
  return (
    <>
      <VoiceSheet
        recorder={recorder}
        onFile={(file) => {
          voiceDraft.put(place, file);
          recorder.close();
        }}
      />
      {isPlacing && (
        <PlaceSheet
          onSend={(where) => {
            onPlaced();
            onSendPlace(where);
          }}
          onClose={onPlaced}
        />
      )}
    </>
  );
};

/** Where the person writes. What is typed, chosen and recorded stays until it is sent, also when the screen is left. */
export const Composer = (props: ComposerProps) => {
  const t = useTranslations('conversation');
  const v = useTranslations('ui.voice');
  const { draft, type, picture, voice, isEmpty, choose, drop, wrong, submit, onKeyDown } = useComposer(props);
  const recorder = useRecorder((recorded) => voiceDraft.put(props.place, recorded));
  const input = useRef<HTMLInputElement>(null);
  const [isPlacing, setPlacing] = useState(false);
  return (
    <>
      <form noValidate onSubmit={submit}>
        {picture && <PictureToSend of={picture} onDrop={drop} />}
        {voice && <VoiceToSend of={voice} onDrop={() => voiceDraft.drop(props.place)} />}
        <Row gap={8} align="end">
          <AttachMenu onPicture={() => input.current?.click()} onPlace={() => setPlacing(true)} />
          <ActionIcon
            size={36}
            aria-label={v('title')}
            disabled={voice !== undefined}
            onClick={() => void recorder.start()}
          >
            <IconMicrophone size={20} stroke={1.8} />
          </ActionIcon>
          <Box grow>
            <Textarea
              aria-label={t('write')}
              placeholder={t('write')}
              autosize
              minRows={1}
              maxRows={5}
              value={draft}
              error={wrong}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onKeyDown={onKeyDown}
            />
          </Box>
          <ActionIcon type="submit" size={42} aria-label={t('send')} disabled={isEmpty}>
            <IconSend size={20} stroke={1.8} />
          </ActionIcon>
        </Row>
        <PictureInput input={input} onFile={(file) => void choose(file)} />
      </form>
      <Sheets {...props} recorder={recorder} isPlacing={isPlacing} onPlaced={() => setPlacing(false)} />
    </>
  );
};
