import { pictureFile } from '@balcao/contract/article-picture';
import { documentFile } from '@balcao/contract/upload';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { type ChangeEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import classes from './document-drop.module.css';
import { acceptOf } from './file-check.ts';
import { Grid, Muted, Row } from './layout.tsx';

interface FileChoiceProps {
  input: React.RefObject<HTMLInputElement | null>;
  label: string;
  several?: boolean;
  camera?: boolean;
  /** Only a picture fits; without, a PDF does too. */
  isPicture?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The browser's own choice of files, out of sight; opened by a button that says what it is for. */
export const FileChoice = ({
  input,
  label,
  several = false,
  camera = false,
  isPicture = false,
  onFiles,
}: FileChoiceProps) => {
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <input
      ref={input}
      hidden
      type="file"
      aria-label={label}
      accept={camera ? 'image/*' : acceptOf(isPicture ? pictureFile : documentFile)}
      multiple={several}
      {...(camera ? { capture: 'environment' } : {})}
      onChange={chosen}
    />
  );
};

interface DocumentDropProps {
  id: string;
  /** What stands around it: label, help and error of the field. */
  describedBy: string;
  isOver: boolean;
  isWrong: boolean;
  isPicture: boolean;
  /** How many more there may be, and in all. */
  room: number;
  atMost: number;
  onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped, and what opens the choice of files, or the camera of a phone. */
export const DocumentDrop = ({ id, describedBy, room, atMost, isPicture, onFiles, ...state }: DocumentDropProps) => {
  const t = useTranslations('ui.document');
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <Row className={classes.zone} wrap data-over={state.isOver || undefined} data-wrong={state.isWrong || undefined}>
      <button
        id={id}
        type="button"
        className={classes.choose}
        aria-describedby={describedBy}
        onClick={() => files.current?.click()}
      >
        <IconUpload className={classes.sign} size={22} stroke={1.6} aria-hidden />
        <Grid as="span" gap={2}>
          <span>
            <span className={classes.strong}>{room < atMost ? t('chooseAnother') : t('choose')}</span>{' '}
            <span className={classes.mouse}>{t('orDrop')}</span>
          </span>
          <Muted as="span">
            {t(isPicture ? 'acceptsPicture' : 'accepts')}
            {atMost > 1 && ` ${t('atMost', { max: atMost })}`}
          </Muted>
        </Grid>
      </button>
      <button type="button" className={classes.camera} onClick={() => camera.current?.click()}>
        <IconCamera size={20} stroke={1.6} aria-hidden />
        {t('takePhoto')}
      </button>
      <FileChoice input={files} label={t('choose')} several={room > 1} isPicture={isPicture} onFiles={onFiles} />
      <FileChoice input={camera} label={t('takePhoto')} camera onFiles={onFiles} />
    </Row>
  );
};
