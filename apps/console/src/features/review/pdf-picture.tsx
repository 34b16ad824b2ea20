import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { openPdf, type Pdf } from '@balcao/ui/pdf';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './document-pane.module.css';
import type { PictureProps } from './document-picture.tsx';
import { DocumentStage } from './document-stage.tsx';
import type { Size } from './stage-geometry.ts';

/** A PDF, a page at a time: sharp enough to be read from near. */
const PdfPicture = ({ blob, label, register, onDamaged }: PictureProps) => {
  const t = useTranslations('desk.viewer');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pdf, setPdf] = useState<Pdf>();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<Size>();
  const fail = useEffectEvent(onDamaged);
  useEffect(() => {
    const opening = openPdf(blob);
    opening.pdf.then(setPdf, () => {
      if (!opening.isClosed()) fail();
    });
    return opening.close;
  }, [blob]);
  useEffect(() => {
    const element = canvas.current;
    if (!pdf || !element) return;
    const drawing = pdf.draw(page, element);
    drawing.size.then(setSize, () => {
      if (!drawing.isCancelled()) fail();
    });
    return drawing.cancel;
  }, [pdf, page]);
  const count = pdf?.pages ?? 1;
  const turnTo = (to: number) => setPage(Math.min(Math.max(to, 1), count));
  return (
    <>
      <DocumentStage
        label={label}
        picture={size}
        page={page}
        {...(count > 1 ? { onPage: (step: 1 | -1) => turnTo(page + step) } : {})}
        register={register}
      >
        <canvas ref={canvas} role="img" aria-label={t('pageOf', { document: label, page, count })} />
      </DocumentStage>
      {count > 1 && (
        <Row className={classes.pages} gap={4} align="center">
          <ActionIcon size={32} aria-label={t('pageBefore')} disabled={page === 1} onClick={() => turnTo(page - 1)}>
            <IconChevronLeft size={18} stroke={1.8} />
          </ActionIcon>
          <span role="status">{t('page', { page, count })}</span>
          <ActionIcon size={32} aria-label={t('pageAfter')} disabled={page === count} onClick={() => turnTo(page + 1)}>
            <IconChevronRight size={18} stroke={1.8} />
          </ActionIcon>
        </Row>
      )}
    </>
  );
};
export default PdfPicture;
