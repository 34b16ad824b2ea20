import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import classes from './sheet.module.css';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Rises from the foot of the phone. The screen under it is inert; the bench beside the phone is not, since changing how the rail
 * behaves with the sheet open is what it is for.
 */
export const Sheet = ({ title, onClose, children }: SheetProps) => {
  const d = useTranslations('ui.dialog');
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <div className={classes.scrim} data-sheet>
      <div
        ref={sheet}
        className={classes.sheet}
        role="dialog"
        aria-labelledby={id}
        tabIndex={-1}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <header className={classes.header}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <button type="button" className={classes.close} aria-label={d('close')} onClick={onClose}>
            <IconX size={20} stroke={1.8} />
          </button>
        </header>
        {children}
      </div>
    </div>
  );
};
