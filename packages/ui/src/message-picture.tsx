import { IconPhoto, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { Muted, Row, Stack } from './layout.tsx';
import classes from './message-picture.module.css';
import { useModal } from './use-modal.ts';

interface ViewerProps {
  src: string;
  alt: string;
  onClose: () => void;
}
/** A picture as large as the window. */
const Viewer = ({ src, alt, onClose }: ViewerProps) => {
  const t = useTranslations('ui.dialog');
  const ref = useModal(onClose, { light: true });
  return (
    <dialog ref={ref} className={classes.viewer} aria-label={alt}>
      <button
        type="button"
        className={classes.close}
        aria-label={t('close')}
        data-closes
        data-autofocus
        onClick={onClose}
      >
        <IconX size={22} />
      </button>
      <img src={src} alt={alt} className={classes.large} />
    </dialog>
  );
};

interface MessagePictureProps {
  /** Undefined while it is on its way. */
  src: string | undefined;
  /** Its size in pixels, as far as that is known: its room is there before it. */
  size?: { readonly width: number; readonly height: number } | undefined;
  alt: string;
  isFailed?: boolean;
  onRetry?: () => void;
}
/** The picture of a message, which opens large. */
export const MessagePicture = ({ src, size, alt, isFailed = false, onRetry }: MessagePictureProps) => {
  const t = useTranslations('ui.attachment');
  const error = useTranslations('ui.error');
  const [isOpen, setOpen] = useState(false);
  const { width, height } = size ?? { width: 4, height: 3 };
  if (isFailed)
    return (
      <Stack gap={6} align="start">
        <Muted role="status">{t('notLoaded')}</Muted>
        <Button size="xs" variant="default" onClick={onRetry}>
          {error('retry')}
        </Button>
      </Stack>
    );
  const room = { aspectRatio: `${width} / ${height}` };
  if (!src)
    return (
      <Row className={classes.room} style={room} align="center" justify="center" role="img" aria-label={alt}>
        <IconPhoto size={28} stroke={1.4} aria-hidden />
      </Row>
    );
  return (
    <>
      <button type="button" className={classes.open} style={room} onClick={() => setOpen(true)}>
        <img src={src} alt={alt} className={classes.small} />
      </button>
      {isOpen && <Viewer src={src} alt={alt} onClose={() => setOpen(false)} />}
    </>
  );
};
