import type { Channel } from '@balcao/contract/channel';
import type { WholeConversation } from '@balcao/contract/conversation';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { DocumentInput, DocumentToSend } from '@balcao/ui/document-to-send.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { PictureInput, PictureToSend } from '@balcao/ui/picture-field.tsx';
import { SegmentedControl } from '@balcao/ui/segmented-control.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useDroppedFiles } from '@balcao/ui/use-dropped-files';
import { useRecorder } from '@balcao/ui/use-recorder';
import { VoiceToSend } from '@balcao/ui/voice-to-send.tsx';
import { IconFileText, IconMicrophone, IconPhoto } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AnsweredFirst } from './answered-first.tsx';
import { CannedPicker } from './canned-picker.tsx';
import classes from './conversation.module.css';
import { isAnswered } from './conversation.queries.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { type AnswerFormState, useAnswerForm } from './use-answer-form.ts';
import { useSendingIds } from './use-sending-ids.ts';
import { VoiceDialog } from './voice-dialog.tsx';

interface AnswerFormProps {
  channel: Channel;
  conversation: WholeConversation;
  field: RefObject<HTMLTextAreaElement | null>;
  onTyping: () => void;
}

interface FootProps {
  form: AnswerFormState;
  /** What can go with an answer. */
  files: ReactNode;
  /** What else can be done than to send what is written. */
  other: ReactNode;
}
const Foot = ({ form, files, other }: FootProps) => {
  const t = useTranslations('conversation');
  return (
    <Stack gap={8}>
      <Row gap={12} rowGap={8} wrap align="center" justify="between">
        <SegmentedControl
          size="xs"
          aria-label={t('kind.label')}
          value={form.kind}
          onChange={(value) => form.setKind(value === 'note' ? 'note' : 'member')}
          data={[
            { value: 'member', label: t('answer') },
            { value: 'note', label: t('note') },
          ]}
        />
        {files}
      </Row>
      <Row gap={12} align="center" justify="end">
        {/* Whole where there is room for it, so that what is pressed stays in one line. */}
        <span className={classes.cannedHint}>
          <Muted as="span" size={14} whiteSpace="nowrap">
            {t('cannedHint')}
          </Muted>
        </span>
        {other}
        <Button type="submit" loading={form.isPending} disabled={!form.maySend}>
          {t(form.kind === 'note' ? 'saveNote' : 'send')}
        </Button>
      </Row>
    </Stack>
  );
};

/** Why no answer can be sent now. */
const Held = ({ isFrozen, isStopped }: { isFrozen: boolean; isStopped: boolean }) => {
  const t = useTranslations('conversation');
  if (!isFrozen && !isStopped) return null;
  return <Muted role="status">{t(isFrozen ? 'frozen' : 'stopped')}</Muted>;
};

interface TextFieldProps extends Pick<AnswerFormProps, 'field' | 'onTyping'> {
  form: AnswerFormState;
  id: string;
}
const TextField = ({ form, id, field, onTyping }: TextFieldProps) => {
  const t = useTranslations('conversation');
  const { kind, canned } = form;
  const label = t(kind === 'note' ? 'writeNote' : 'write');
  return (
    <Textarea
      ref={field}
      className={kind === 'note' ? classes.note : undefined}
      aria-label={label}
      placeholder={label}
      autosize
      minRows={2}
      maxRows={8}
      value={form.text}
      error={form.wrong ?? form.picture.wrong ?? form.document.wrong}
      aria-controls={canned.isOpen ? id : undefined}
      aria-activedescendant={canned.isOpen && canned.answers.length > 0 ? `${id}-${canned.current}` : undefined}
      onChange={({ currentTarget }) => {
        form.type(currentTarget.value);
        if (kind === 'member') onTyping();
      }}
      onKeyDown={form.onKeyDown}
    />
  );
};

/** What goes with the answer. */
const FileToSend = ({ form: { picture, document, voice, isPending } }: { form: AnswerFormState }) => (
  <>
    {picture.picture && <PictureToSend of={picture.picture} onDrop={picture.drop} />}
    {document.document && <DocumentToSend of={document.document} isSending={isPending} onDrop={document.drop} />}
    {voice.voice && <VoiceToSend of={voice.voice} isSending={isPending} onDrop={voice.drop} />}
  </>
);

/** One thing goes with a message. */
const AttachButtons = ({ form, onVoice }: { form: AnswerFormState; onVoice: () => void }) => {
  const attachment = useTranslations('ui.attachment');
  const v = useTranslations('ui.voice');
  const pictureInput = useRef<HTMLInputElement>(null);
  const documentInput = useRef<HTMLInputElement>(null);
  const look = { variant: 'default', size: 36, disabled: form.hasFile || form.isPending } as const;
  return (
    <Row gap={6}>
      <ActionIcon {...look} aria-label={attachment('choose')} onClick={() => pictureInput.current?.click()}>
        <IconPhoto size={20} stroke={1.6} />
      </ActionIcon>
      <ActionIcon {...look} aria-label={attachment('chooseDocument')} onClick={() => documentInput.current?.click()}>
        <IconFileText size={20} stroke={1.6} />
      </ActionIcon>
      <ActionIcon {...look} aria-label={v('title')} onClick={onVoice}>
        <IconMicrophone size={20} stroke={1.6} />
      </ActionIcon>
      <PictureInput input={pictureInput} onFile={(file) => void form.picture.choose(file)} />
      <DocumentInput input={documentInput} onFile={(file) => void form.document.choose(file)} />
    </Row>
  );
};

/** A picture or a document that is dropped on the form, or pasted into it, goes with the answer, where one can go. */
const useFileDrop = ({ kind, hasFile, isPending, picture, document }: AnswerFormState, isHeld: boolean) => {
  const area = useRef<HTMLFormElement>(null);
  const canTake = kind === 'member' && !isHeld && !hasFile && !isPending;
  const onFiles = (files: readonly File[]): void => {
    const isPicture = files[0]?.type.startsWith('image/');
    void (isPicture ? picture : document).chooseOf(files);
  };
  return { area, isOver: useDroppedFiles({ area, isWholeForm: true, canTake, onFiles }) };
};

/** Where a member answers, or notes something for the team. What is typed stays until it is known to have arrived. */
export const AnswerForm = ({ channel, conversation, field, onTyping }: AnswerFormProps) => {
  const t = useTranslations('conversation');
  const id = useId();
  const isFrozen = channel.frozenAt !== null;
  const isHeld = isFrozen || conversation.isStopped;
  const form = useAnswerForm(channel.id, conversation.id, isHeld);
  const { kind, canned, voice } = form;
  const mayAttach = kind === 'member' && !isHeld;
  const recorder = useRecorder(voice.keep);
  const { area, isOver } = useFileDrop(form, isHeld);
  const [isChoosing, setChoosing] = useState(false);
  // Kept here: what was sent from a dialog that was closed is sent again under the same id.
  const idOf = useSendingIds();
  return (
    <>
      <form ref={area} noValidate onSubmit={form.submit} className={classes.foot} data-over={isOver || undefined}>
        <Stack gap={8}>
          <Held isFrozen={isFrozen} isStopped={conversation.isStopped} />
          {isAnswered(form.error) && <AnsweredFirst />}
          {canned.isOpen && (
            <CannedPicker
              id={id}
              answers={canned.answers}
              current={canned.current}
              onChoose={({ text }) => form.type(text)}
            />
          )}
          {kind === 'member' && <FileToSend form={form} />}
          <TextField form={form} id={id} field={field} onTyping={onTyping} />
          <Foot
            form={form}
            files={mayAttach && <AttachButtons form={form} onVoice={() => void recorder.start()} />}
            other={
              mayAttach && (
                <Button variant="default" onClick={() => setChoosing(true)}>
                  {t('template.use')}
                </Button>
              )
            }
          />
        </Stack>
      </form>
      {/* They have forms of their own, which do not stand in this one. */}
      <VoiceDialog recorder={recorder} onVoice={voice.keep} />
      {isChoosing && (
        <TemplateDialog
          channelId={channel.id}
          conversation={conversation}
          idOf={idOf}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
};
