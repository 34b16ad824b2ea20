import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import classes from './popover.module.css';

export interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog';
}
interface PopoverProps {
  /** What it is, for screen readers. */
  label: string;
  /** The button that opens it; hand it the props. */
  trigger: (props: PopoverTrigger) => ReactNode;
  /** The content, made when it opens; `close` puts the focus back on the button. */
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
  onClose?: () => void;
}

const gap = 6;
const margin = 8;

/** Below the button where there is room, above it otherwise; never outside the window. */
const place = (panel: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void => {
  const anchor = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const wanted = align === 'start' ? anchor.left : anchor.right - width;
  const left = Math.max(margin, Math.min(wanted, document.documentElement.clientWidth - width - margin));
  const below = anchor.bottom + gap;
  const fits = below + height + margin <= window.innerHeight || anchor.top < height + gap + margin;
  panel.style.left = `${left}px`;
  panel.style.top = `${fits ? below : anchor.top - gap - height}px`;
};

/** A panel that floats at a button. The browser's own popover: it closes on Escape and on a click elsewhere. */
export const Popover = ({ label, trigger, children, align = 'start', onClose }: PopoverProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    const put = () => button.current && place(element, button.current, align);
    const sized = new ResizeObserver(put);
    sized.observe(element);
    window.addEventListener('scroll', put, { passive: true, capture: true });
    return () => {
      sized.disconnect();
      window.removeEventListener('scroll', put, { capture: true });
    };
  }, [open, align]);
  const close = () => {
    panel.current?.hidePopover();
    button.current?.focus();
  };
  return (
    <>
      {trigger({ ref: button, popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': 'dialog' })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={classes.panel}
        onToggle={(event) => {
          if (event.target !== event.currentTarget) return;
          setOpen(event.newState === 'open');
          if (event.newState === 'closed') onClose?.();
        }}
      >
        {open && children(close)}
      </div>
    </>
  );
};
