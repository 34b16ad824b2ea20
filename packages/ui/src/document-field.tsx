import { Grid } from './layout.tsx';
import '@mantine/core/styles/Input.css';
import { Input } from '@mantine/core';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from './dialog.tsx';
import { DocumentDrop, FileChoice } from './document-drop.tsx';
import classes from './document-field.module.css';
import { KeptRow, SendingRow } from './document-row.tsx';
import { ErrorState } from './error-state.tsx';
import { useRefusals } from './refusals.ts';
import { type DocumentKeeper, type Documents, hasFailed, useDocuments } from './use-documents.ts';

interface DocumentFieldProps {
  label: React.ReactNode;
  help?: React.ReactNode;
  /** Ids of uploads. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error?: React.ReactNode;
  /** How many documents the field takes; one unless it says so. */
  atMost?: number;
  required?: boolean;
  /** Shows what is there, to look at only. */
  disabled?: boolean;
  keeper: DocumentKeeper;
  /** Told when files begin to be on their way, and when none is any more. */
  onSending?: (isSending: boolean) => void;
}

/** Files dragged over the field: the browser tells it of every part within. */
const useDropping = (canDrop: boolean, onFiles: (files: readonly File[]) => void) => {
  const [depth, setDepth] = useState(0);
  const hasFiles = ({ dataTransfer }: DragEvent) => canDrop && dataTransfer.types.includes('Files');
  return {
    isOver: depth > 0,
    on: {
      onDragEnter: (event: DragEvent) => hasFiles(event) && setDepth((before) => before + 1),
      onDragLeave: (event: DragEvent) => hasFiles(event) && setDepth((before) => Math.max(0, before - 1)),
      onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        onFiles([...event.dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        if (canDrop && files.length > 0) onFiles(files);
      },
    },
  };
};

/** Shows a document: a picture in this page, a PDF in a tab of its own, where the browser shows it best. */
const useViewer = ({ kept }: Documents, keeper: DocumentKeeper) => {
  const present = useRefusals();
  const [viewed, setViewed] = useState<{ name: string; url: string }>();
  const view = async (id: string) => {
    const { upload } = kept(id);
    // The tab is opened by the click itself: one that opens later counts as unasked for.
    const tab = upload?.type === 'application/pdf' ? window.open('', '_blank') : null;
    try {
      const { url } = await keeper.link(id);
      if (tab) {
        tab.opener = null;
        tab.location.href = url;
      } else setViewed({ name: upload?.name ?? '', url });
    } catch (failure) {
      tab?.close();
      present(failure);
    }
  };
  return { viewed, view, close: () => setViewed(undefined) };
};

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

/** What the field says of what has just happened: in view when somebody must act, else only read out. */
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

/** A field for documents: dropped, chosen, pasted or photographed, sent at once, and shown with what can be done with each. */
export const DocumentField = (props: DocumentFieldProps) => {
  const { label, help, value, onChange, error, atMost = 1, required = false, disabled = false, keeper } = props;
  const t = useTranslations('ui.document');
  const id = useId();
  const { said, say } = useSaying();
  const onSent = ({ name }: File) => say(t('sent', { name }));
  const documents = useDocuments({ keeper, value, onChange, onSending: props.onSending, onSent });
  const { viewed, view, close } = useViewer(documents, keeper);
  const { input, replaced, replace } = useReplacing();

  const underway = documents.sendings.filter((one) => !hasFailed(one) && one.replaces === undefined).length;
  const room = disabled ? 0 : Math.max(0, atMost - value.length - underway);
  const take = (files: readonly File[]) => {
    documents.add(files.slice(0, room));
    say(files.length > room ? t('tooMany', { max: atMost }) : '', true);
  };
  const dropping = useDropping(room > 0, take);
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
      <Grid as="fieldset" gap={8} shrink aria-labelledby={`${id}-label`} {...dropping.on}>
        <DocumentList
          {...{ value, documents, disabled, onView: (one) => void view(one), onReplace: replace, onRemove: remove }}
        />
        {documents.error && <ErrorState error={documents.error} onRetry={() => void documents.refetch()} />}
        {room > 0 && (
          <DocumentDrop
            {...{ id: `${id}-choose`, describedBy, room, atMost, onFiles: take }}
            {...{ isOver: dropping.isOver, isWrong: Boolean(error) }}
          />
        )}
        <FileChoice
          input={input}
          label={t('choose')}
          onFiles={([file]) => file && documents.add([file], replaced.current)}
        />
        <p className={said.isSeen ? classes.none : classes.said} role="status">
          {said.words}
        </p>
      </Grid>
      {viewed && (
        <Dialog title={viewed.name} onClose={close}>
          <img className={classes.viewed} src={viewed.url} alt={t('pictureOf', { name: viewed.name })} />
        </Dialog>
      )}
    </Input.Wrapper>
  );
};
