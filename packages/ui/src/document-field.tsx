import { Grid } from './layout.tsx';
import '@mantine/core/styles/Input.css';
import { limits } from '@balcao/contract/limits';
import { Input } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentDrop, FileChoice } from './document-drop.tsx';
import classes from './document-field.module.css';
import { KeptRow, SendingRow } from './document-row.tsx';
import { ErrorState } from './error-state.tsx';
import { type DocumentKeeper, type Documents, hasFailed, useDocuments } from './use-documents.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useFileViewer } from './use-file-viewer.tsx';

interface DocumentFieldProps {
  label: React.ReactNode;
  help?: React.ReactNode;
  /** Ids of uploads. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error?: React.ReactNode;
  /** Of the form: where an error leads to. */
  path?: string | undefined;
  /** How many documents the field takes; one unless it says so. */
  atMost?: number;
  required?: boolean;
  /** Shows what is there, to look at only. */
  disabled?: boolean;
  keeper: DocumentKeeper;
  /** Only a picture fits, no PDF. */
  isPicture?: boolean;
  /** What a file becomes before it is sent; undefined where it is not sent after all. */
  prepare?: ((file: File) => Promise<File | undefined>) | undefined;
  /** Files may be dropped and pasted anywhere in its form, as into the text of a message. */
  isForForm?: boolean;
  /** Called when the first upload starts, and when the last one has ended. */
  onSending?: (isSending: boolean) => void;
}

interface ListProps {
  value: readonly string[];
  documents: Documents;
  disabled: boolean;
  onView: (id: string) => void;
  onReplace: (id: string) => void;
  onRemove: (id: string) => void;
}

const DocumentList = ({ value, documents, disabled, onView, onReplace, onRemove }: ListProps) => {
  const t = useTranslations('ui.document');
  const { sendings, kept } = documents;
  const rowOf = (sending: Documents['sendings'][number]) => (
    <SendingRow
      key={sending.key}
      sending={sending}
      onRetry={() => documents.retry(sending)}
      onCancel={() => documents.cancel(sending)}
    />
  );
  const isReplacing = (id: string) => sendings.some((one) => one.replaces === id && !hasFailed(one));
  const stays = value.filter((id) => !isReplacing(id));
  if (stays.length + sendings.length === 0) return disabled ? <p className={classes.none}>{t('none')}</p> : null;
  return (
    <Grid as="ul" gap={8} shrink aria-label={t('list')}>
      {stays.map((id) => (
        <KeptRow
          key={id}
          kept={kept(id)}
          disabled={disabled}
          onView={() => onView(id)}
          onReplace={() => onReplace(id)}
          onRemove={() => onRemove(id)}
        />
      ))}
      {sendings.map(rowOf)}
    </Grid>
  );
};

/** What the field says of what has just happened: in view when someone must act, else only read out. */
const useSaying = () => {
  const [said, setSaid] = useState({ words: '', isSeen: false });
  return { said, say: (words: string, isSeen = false) => setSaid({ words, isSeen }) };
};

/** The choice of a file that takes the place of another. */
const useReplacing = () => {
  const input = useRef<HTMLInputElement>(null);
  const replaced = useRef<string>(undefined);
  const replace = (id: string) => {
    replaced.current = id;
    input.current?.click();
  };
  return { input, replaced, replace };
};

interface Taking extends Pick<DocumentFieldProps, 'prepare'> {
  readonly documents: Documents;
  readonly room: number;
  readonly atMost: number;
  readonly say: (words: string, isSeen?: boolean) => void;
}
/** Sends what was chosen, as far as there is room and not more than is taken at a time. */
const useTaking = ({ documents, room, atMost, say, prepare }: Taking) => {
  const t = useTranslations('ui.document');
  const send = async (files: readonly File[], replaces?: string) => {
    if (!prepare) return documents.add(files, replaces);
    const prepared = await Promise.all(files.map(prepare));
    const good = prepared.filter((file) => file !== undefined);
    if (good.length > 0) documents.add(good, replaces);
  };
  const take = (files: readonly File[]) => {
    const most = Math.min(room, limits.filesAtOnce);
    void send(files.slice(0, most));
    if (files.length <= most) say('', true);
    else say(most < room ? t('atOnce', { max: most }) : t('tooMany', { max: atMost }), true);
  };
  return { send, take };
};

/** A field for documents: dropped, chosen, pasted or photographed, sent at once, and shown with what can be done with each. */
export const DocumentField = (props: DocumentFieldProps) => {
  const { label, help, value, onChange, error, atMost = 1, required = false, disabled = false, keeper } = props;
  const { isPicture = false } = props;
  const t = useTranslations('ui.document');
  const id = useId();
  const { said, say } = useSaying();
  const onSent = ({ name }: File) => say(t('sent', { name }));
  const documents = useDocuments({ keeper, value, onChange, onSending: props.onSending, onSent });
  const { view, dialog } = useFileViewer(keeper.link);
  const area = useRef<HTMLFieldSetElement>(null);
  const { input, replaced, replace } = useReplacing();

  const underway = documents.sendings.filter((one) => !hasFailed(one) && one.replaces === undefined).length;
  const room = disabled ? 0 : Math.max(0, atMost - value.length - underway);
  const { send, take } = useTaking({ documents, room, atMost, say, prepare: props.prepare });
  const isOver = useDroppedFiles({ area, isWholeForm: props.isForForm ?? false, canTake: room > 0, onFiles: take });
  const viewKept = (one: string) => {
    const { upload } = documents.kept(one);
    if (upload) void view(upload);
  };
  const remove = (one: string) => {
    say(t('removed', { name: documents.kept(one).upload?.name ?? '' }));
    documents.remove(one);
    // What had the focus is gone; what adds another takes it.
    requestAnimationFrame(() => globalThis.document.getElementById(`${id}-choose`)?.focus());
  };
  const describedBy = [`${id}-label`, help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Input.Wrapper
      {...{ label, description: help, error, withAsterisk: required, labelElement: 'div' }}
      labelProps={{ id: `${id}-label` }}
      descriptionProps={{ id: `${id}-help` }}
      errorProps={{ id: `${id}-error` }}
    >
      <Grid as="fieldset" data-path={props.path} gap={8} shrink aria-labelledby={`${id}-label`} ref={area}>
        <DocumentList {...{ value, documents, disabled, onView: viewKept, onReplace: replace, onRemove: remove }} />
        {documents.error && <ErrorState error={documents.error} onRetry={() => void documents.refetch()} />}
        {room > 0 && (
          <DocumentDrop
            {...{ id: `${id}-choose`, describedBy, room, atMost, onFiles: take }}
            {...{ isOver, isWrong: Boolean(error), isPicture }}
          />
        )}
        <FileChoice
          input={input}
          label={t('choose')}
          isPicture={isPicture}
          onFiles={([file]) => file && void send([file], replaced.current)}
        />
        <p className={said.isSeen ? classes.none : classes.said} role="status">
          {said.words}
        </p>
      </Grid>
      {dialog}
    </Input.Wrapper>
  );
};
