import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './document-drop.module.css';
import { Grid, Muted, Row } from './layout.tsx';

interface FileDropProps {
  /** What files are asked for. */
  label: string;
  /** Which are taken, and how large they may be. */
  help: string;
  /** For the browser's choice of files. */
  accept: string;
  several: boolean;
  isWrong?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Where files of any size are dropped, and what opens the choice of files. */
export const FileDrop = ({ label, help, accept, several, isWrong = false, onFiles }: FileDropProps) => {
  const t = useTranslations('ui.document');
  const input = useRef<HTMLInputElement>(null);
  const [depth, setDepth] = useState(0);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    <Row
      className={classes.zone}
      data-over={depth > 0 || undefined}
      data-wrong={isWrong || undefined}
      onDragEnter={(event: DragEvent) => hasFiles(event) && setDepth((before) => before + 1)}
      onDragLeave={(event: DragEvent) => hasFiles(event) && setDepth((before) => Math.max(0, before - 1))}
      onDragOver={(event: DragEvent) => hasFiles(event) && event.preventDefault()}
      onDrop={(event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <button type="button" className={classes.choose} onClick={() => input.current?.click()}>
        <IconUpload className={classes.sign} size={22} stroke={1.6} aria-hidden />
        <Grid as="span" gap={2}>
          <span>
            <span className={classes.strong}>{label}</span> <span className={classes.mouse}>{t('orDrop')}</span>
          </span>
          <Muted as="span">{help}</Muted>
        </Grid>
      </button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={accept}
        multiple={several}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </Row>
  );
};
