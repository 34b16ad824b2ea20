import { Button } from '@balcao/ui/button.tsx';
import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { IconCamera, IconPhoto, IconQrcode } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './pay-screen.module.css';
import { fileOf, type PictureProblem, readPicture } from './read-picture.ts';

interface PicturePickerProps {
  onRead: (text: string) => void;
  onCamera: () => void;
}

/** A QR code from a picture that is dropped, pasted or chosen; or from the camera. */
export const PicturePicker = ({ onRead, onCamera }: PicturePickerProps) => {
  const t = useTranslations('customer');
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'over' | 'reading' | PictureProblem>('idle');
  const take = async (file: File | undefined) => {
    if (!file) return;
    setState('reading');
    const found = await readPicture(file);
    setState('problem' in found ? found.problem : 'idle');
    if ('code' in found) onRead(found.code);
  };
  useDropAndPaste({ onFile: take, onOver: (over) => setState(over ? 'over' : 'idle') });
  const failed = state === 'noCode' || state === 'noImage';
  return (
    <Stack className={classes.picture} align="center" data-over={state === 'over' || undefined}>
      <IconQrcode size={40} stroke={1.2} className={classes.quiet} aria-hidden />
      <Text mt={8} weight={550}>
        {t(state === 'reading' ? 'pay.reading' : 'pay.image')}
      </Text>
      <p className={classes.pictureText}>{t('pay.imageText')}</p>
      <Row gap={8} justify="center" wrap mt={16}>
        <Button
          variant="default"
          leftSection={<IconPhoto size={18} stroke={1.8} aria-hidden />}
          loading={state === 'reading'}
          onClick={() => input.current?.click()}
        >
          {t('pay.chooseImage')}
        </Button>
        <Button variant="default" leftSection={<IconCamera size={18} stroke={1.8} aria-hidden />} onClick={onCamera}>
          {t('pay.useCamera')}
        </Button>
      </Row>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('pay.chooseImage')}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = ''; // The same file again is a choice too.
        }}
      />
      {failed && (
        <Text mt={12} tone="bad" role="alert">
          {t(`problem.${state}`)}
        </Text>
      )}
    </Stack>
  );
};

interface DropAndPaste {
  onFile: (file: File | undefined) => void;
  onOver: (over: boolean) => void;
}

/** A file that is dropped or pasted anywhere on the page is for us: the browser would open it in our place. */
const useDropAndPaste = ({ onFile, onOver }: DropAndPaste): void => {
  const file = useEffectEvent(onFile);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    // Words that are dragged belong to the field they are dropped on.
    const isFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const dragged = (event: DragEvent) => {
      if (!isFile(event)) return;
      event.preventDefault();
      over(true);
    };
    const left = (event: DragEvent) => event.relatedTarget === null && isFile(event) && over(false);
    const dropped = (event: DragEvent) => {
      if (!isFile(event)) return;
      event.preventDefault();
      over(false);
      file(fileOf(event.dataTransfer));
    };
    const pasted = (event: ClipboardEvent) => file(fileOf(event.clipboardData));
    document.addEventListener('dragover', dragged);
    document.addEventListener('dragleave', left);
    document.addEventListener('drop', dropped);
    document.addEventListener('paste', pasted);
    return () => {
      document.removeEventListener('dragover', dragged);
      document.removeEventListener('dragleave', left);
      document.removeEventListener('drop', dropped);
      document.removeEventListener('paste', pasted);
    };
  }, []);
};
