import { problemOf } from '@balcao/contract/file-rule';
import { Button } from '@balcao/ui/button.tsx';
import { acceptOf } from '@balcao/ui/file-check';
import { Grid } from '@balcao/ui/layout.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import type { GetInputPropsReturnType } from '@mantine/form';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { certificateText, type PemKind, pemFile } from './pem.ts';
import classes from './pem-field.module.css';

interface PemFieldProps {
  kind: PemKind;
  input: GetInputPropsReturnType;
  /** A file was read: its text, and its name. */
  onRead: (text: string, fileName: string) => void;
  onMistake: (message: string) => void;
}

/** A file that is dropped on an element, and whether one is held above it. */
const useFileDrop = (onDrop: (file: File | undefined) => void) => {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over);
  };
  const handlers = {
    onDragOver: (event: DragEvent) => take(event, true),
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      take(event, false);
      onDrop(event.dataTransfer.files[0]);
    },
  };
  return { isOver, handlers };
};

/** Takes a certificate, or a request for one, as a file that is dropped or chosen, or as pasted text. */
export const PemField = ({ kind, input, onRead, onMistake }: PemFieldProps) => {
  const t = useTranslations('certificate.form');
  const chooser = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const problem = problemOf(file, pemFile);
    if (problem) return onMistake(t(problem === 'tooLarge' ? 'tooBig' : 'unreadable'));
    const text = certificateText(new Uint8Array(await file.arrayBuffer()), kind);
    if (text === undefined) onMistake(t('unreadable'));
    else onRead(text, file.name);
  };
  const { isOver, handlers } = useFileDrop((file) => void read(file));
  return (
    <Grid as="fieldset" className={classes.field} gap={8} across="start" data-over={isOver || undefined} {...handlers}>
      <Textarea
        label={t(kind === 'CERTIFICATE' ? 'pem' : 'csr')}
        description={t(kind === 'CERTIFICATE' ? 'pemHelp' : 'csrHelp')}
        placeholder={`-----BEGIN ${kind}-----`}
        rows={7}
        spellCheck={false}
        autoComplete="off"
        classNames={{ input: classes.text ?? '' }}
        {...input}
      />
      <Button
        variant="default"
        leftSection={<IconFileUpload size={18} stroke={1.8} />}
        onClick={() => chooser.current?.click()}
      >
        {t('choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={acceptOf(pemFile)}
        hidden
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = ''; // The same file may be chosen again once it is corrected.
        }}
      />
      {isOver && (
        <Grid className={classes.drop} align="center" across="center">
          {t('drop')}
        </Grid>
      )}
    </Grid>
  );
};
