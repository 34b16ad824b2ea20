import { packageFile } from '@balcao/applet-package/limits';
import { Button } from '@balcao/ui/button.tsx';
import { acceptOf, sizeText } from '@balcao/ui/file-check';
import { Box, Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconFileZip, IconFolder } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type Given, givenByChoice, givenByDrop } from './exported-folder.ts';
import type { Package, PackageState } from './use-package.ts';
import classes from './version.module.css';

interface PackageFieldProps {
  sent: Package;
  error: ReactNode;
  /** The version is being made of it. */
  isBusy: boolean;
}

const folderOnly = { webkitdirectory: '' };

/** The browser's own choice of a folder or a zip, each opened by its button. */
const Choices = ({ onGiven, describedBy }: { onGiven: (given: Given) => void; describedBy: string }) => {
  const t = useTranslations('version.upload');
  const folder = useRef<HTMLInputElement>(null);
  const zip = useRef<HTMLInputElement>(null);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same may be chosen again.
    currentTarget.value = '';
    const [file] = files;
    if (file) onGiven(currentTarget === zip.current ? { zip: file } : givenByChoice(files));
  };
  return (
    <Row gap={8} wrap>
      <Button
        variant="default"
        leftSection={<IconFolder size={18} stroke={1.8} />}
        data-path="package"
        aria-describedby={describedBy}
        onClick={() => folder.current?.click()}
      >
        {t('chooseFolder')}
      </Button>
      <Button
        variant="subtle"
        leftSection={<IconFileZip size={18} stroke={1.8} />}
        onClick={() => zip.current?.click()}
      >
        {t('chooseZip')}
      </Button>
      <input ref={folder} hidden type="file" aria-label={t('chooseFolder')} {...folderOnly} onChange={chosen} />
      <input
        ref={zip}
        hidden
        type="file"
        aria-label={t('chooseZip')}
        accept={acceptOf(packageFile)}
        onChange={chosen}
      />
    </Row>
  );
};

/** How far the package is, that it waits for the line, or why it did not arrive. */
const Progress = ({ state, onAgain }: { state: PackageState; onAgain: (given: Given) => void }) => {
  const t = useTranslations('version.upload');
  const locale = useLocale();
  if (state.step === 'none') return <Muted>{t('help')}</Muted>;
  if (state.step === 'problem')
    return (
      <Text tone="bad" role="alert">
        {t(`problem.${state.problem}`)}
      </Text>
    );
  if (state.step === 'failed')
    return (
      <Box role="alert">
        <Text tone="bad">{state.words || t('notSent')}</Text>
        <button type="button" className="link" onClick={() => onAgain(state.given)}>
          {t('again', { name: state.name })}
        </button>
      </Box>
    );
  if (state.step === 'sent')
    return (
      <Row gap={8} align="center">
        <ToneIcon tone="good" />
        <Text breakable>{t('sent', { name: state.name, size: sizeText(state.bytes, locale) })}</Text>
      </Row>
    );
  const share = state.step === 'sending' ? state.share : 0;
  const isWaiting = state.step === 'sending' && state.isWaiting;
  const percent = Math.round(share * 100);
  return (
    <Box>
      <Text breakable>
        {isWaiting
          ? t('waiting', { name: state.name })
          : state.step === 'reading'
            ? t('reading', { name: state.name })
            : t('sending', { name: state.name, percent })}
      </Text>
      <progress
        className={classes.progress}
        data-waiting={isWaiting || undefined}
        aria-label={t('progress')}
        max={100}
        value={percent}
      />
    </Box>
  );
};

/** Where the exported folder is dropped or chosen; it is packed and sent at once. */
export const PackageField = ({ sent, error, isBusy }: PackageFieldProps) => {
  const t = useTranslations('version.upload');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const isFree = !isBusy;
  const over = (event: DragEvent, next: boolean) => {
    event.preventDefault();
    setOver(next && isFree);
  };
  const dropped = (event: DragEvent) => {
    over(event, false);
    const given = isFree ? givenByDrop(event.dataTransfer) : undefined;
    void given?.then(sent.take, () => sent.take({ name: 'package', files: [] }));
  };
  return (
    <Grid as="fieldset" gap={8} shrink aria-labelledby={`${id}-label`}>
      <Text as="span" id={`${id}-label`} weight={550} tone="text">
        {t('package')}
      </Text>
      <Grid
        className={classes.choose}
        gap={12}
        p={16}
        data-over={isOver || undefined}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={dropped}
      >
        <Box aria-live="polite">
          <Progress state={sent.state} onAgain={sent.take} />
        </Box>
        {isFree && <Choices onGiven={sent.take} describedBy={`${id}-error`} />}
      </Grid>
      {error && (
        <Text id={`${id}-error`} size={14} tone="bad" role="alert">
          {error}
        </Text>
      )}
    </Grid>
  );
};
