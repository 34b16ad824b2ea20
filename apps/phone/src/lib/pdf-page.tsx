import type { Pdf, Size } from '@balcao/ui/pdf';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './pdf-page.module.css';

/** A page that was not drawn yet takes the room of a sheet of paper. */
const sheet: Size = { width: 210, height: 297 };

interface PdfPageProps {
  pdf: Pdf;
  /** From 1. */
  page: number;
  label: string;
  /** How many pixels of the screen it is wide. */
  pixelsWide: number;
  onShown: (page: number) => void;
  onDamaged: () => void;
}

/** Whether an element is in view or within a screen of it, and whether it is at the middle of the view. */
const useNearness = (onMiddle: () => void) => {
  const element = useRef<HTMLLIElement>(null);
  const [isNear, setIsNear] = useState(false);
  const atMiddle = useEffectEvent(onMiddle);
  useEffect(() => {
    if (!element.current) return;
    const near = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: '100% 0px',
    });
    const middle = new IntersectionObserver(([entry]) => entry?.isIntersecting && atMiddle(), {
      rootMargin: '-50% 0px -49% 0px',
    });
    near.observe(element.current);
    middle.observe(element.current);
    return () => {
      near.disconnect();
      middle.disconnect();
    };
  }, []);
  return { element, isNear };
};

/** One page of a PDF as wide as its list, drawn while it is near the view: a long document would take all memory. */
export const PdfPage = ({ pdf, page, label, pixelsWide, onShown, onDamaged }: PdfPageProps) => {
  const { element, isNear } = useNearness(() => onShown(page));
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(sheet);
  const fail = useEffectEvent(onDamaged);
  useEffect(() => {
    const drawn = canvas.current;
    if (!isNear || !drawn || pixelsWide === 0) return;
    const drawing = pdf.draw(page, drawn, pixelsWide);
    drawing.size.then(setSize, () => {
      if (!drawing.isCancelled()) fail();
    });
    return () => {
      drawing.cancel();
      // Gives its memory back.
      drawn.width = 0;
    };
  }, [pdf, page, isNear, pixelsWide]);
  return (
    <li ref={element} className={classes.page} style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      <canvas ref={canvas} role="img" aria-label={label} />
    </li>
  );
};
