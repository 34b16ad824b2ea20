import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Box, Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { openPdf, type Pdf } from '@balcao/ui/pdf';
import { useWidth } from '@balcao/ui/use-width';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PdfPage } from './pdf-page.tsx';
import classes from './pdf-pages.module.css';

const zooms = [1, 1.5, 2, 3] as const;

interface PagesProps {
  pdf: Pdf;
  name: string;
  onDamaged: () => void;
}
const Pages = ({ pdf, name, onDamaged }: PagesProps) => {
  const t = useTranslations('follower.document');
  const view = useRef<HTMLDivElement>(null);
  const width = useWidth(view);
  const [shown, setShown] = useState(1);
  const [step, setStep] = useState(0);
  const zoom = zooms[step] ?? 1;
  const count = pdf.pages;
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <>
      <Row className={classes.bar} align="center" justify="between">
        <Muted role="status">{t('page', { page: shown, count })}</Muted>
        <Row gap={4}>
          <ActionIcon size={40} aria-label={t('smaller')} disabled={step === 0} onClick={() => setStep(step - 1)}>
            <IconZoomOut size={20} stroke={1.8} />
          </ActionIcon>
          <ActionIcon
            size={40}
            aria-label={t('larger')}
            disabled={step === zooms.length - 1}
            onClick={() => setStep(step + 1)}
          >
            <IconZoomIn size={20} stroke={1.8} />
          </ActionIcon>
        </Row>
      </Row>
      <Box className={classes.view} ref={view}>
        <Stack as="ul" gap={12} style={{ width: `${zoom * 100}%` }}>
          {pages.map((page) => (
            <PdfPage
              key={page}
              pdf={pdf}
              page={page}
              label={t('pageOf', { name, page, count })}
              pixelsWide={Math.round(width * zoom * window.devicePixelRatio)}
              onShown={setShown}
              onDamaged={onDamaged}
            />
          ))}
        </Stack>
      </Box>
    </>
  );
};

interface PdfPagesProps {
  source: Blob | string;
  name: string;
  /** It cannot be shown: it is damaged, or did not come. */
  onDamaged: () => void;
}

/** The pages of a PDF below each other. Of a large file only what the pages in view need is fetched. */
const PdfPages = ({ source: given, name, onDamaged }: PdfPagesProps) => {
  // Links change from hour to hour: the one that the document was opened by stays.
  const [source] = useState(given);
  const [pdf, setPdf] = useState<Pdf>();
  const fail = useEffectEvent(onDamaged);
  useEffect(() => {
    const opening = openPdf(source);
    opening.pdf.then(setPdf, () => {
      if (!opening.isClosed()) fail();
    });
    return opening.close;
  }, [source]);
  return pdf ? <Pages pdf={pdf} name={name} onDamaged={onDamaged} /> : <LinesLoading lines={12} />;
};
export default PdfPages;
