import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Grid, Stack } from '@balcao/ui/layout.tsx';
import { IconCameraOff, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './camera-view.module.css';
import { type CameraProblem, watchCamera } from './watch-camera.ts';

interface CameraViewProps {
  onRead: (text: string) => void;
  onClose: () => void;
}

/** The camera over the whole screen of the phone, until it sees a QR code. */
export const CameraView = ({ onRead, onClose }: CameraViewProps) => {
  const t = useTranslations('customer.camera');
  const d = useTranslations('ui.dialog');
  const video = useRef<HTMLVideoElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'starting' | 'watching' | CameraProblem>('starting');
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const ending = new AbortController();
    close.current?.focus();
    if (video.current)
      void watchCamera({
        video: video.current,
        signal: ending.signal,
        onStart: () => setState('watching'),
        onRead: (text) => {
          ending.abort();
          read(text);
        },
        onProblem: setState,
      });
    return () => ending.abort();
  }, []);
  const failed = state !== 'starting' && state !== 'watching';
  return (
    <Stack
      className={classes.view}
      align="center"
      justify="center"
      role="dialog"
      aria-label={t('title')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <video ref={video} className={classes.video} hidden={failed} muted playsInline />
      {failed ? (
        <Grid className={classes.problem} align="center" across="center" role="alert">
          <EmptyState icon={IconCameraOff} title={t('failed')}>
            {t(state)}
          </EmptyState>
        </Grid>
      ) : (
        <>
          <div className={classes.aim} aria-hidden />
          <p className={classes.hint} role="status">
            {t(state === 'starting' ? 'starting' : 'title')}
          </p>
        </>
      )}
      <button ref={close} type="button" className={classes.close} aria-label={d('close')} onClick={onClose}>
        <IconX size={24} stroke={1.8} />
      </button>
    </Stack>
  );
};
