import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
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
 * A sheet that rises from the foot of the phone. The screen under it is inert; the bench next to the phone is not, since it is used to change the
 * rail's behaviour while the sheet is open.
 */
export const Sheet = ({ title, onClose, children }: SheetProps) => {
  const d = useTranslations('ui.dialog');
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  // It is still rising: scrolled to, the phone would move up with it.
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  return (
    <Stack className={classes.scrim} justify="end" data-sheet>
      <div
        ref={sheet}
        className={classes.sheet}
        role="dialog"
        aria-labelledby={id}
        tabIndex={-1}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <Row as="header" align="center" justify="between">
          <Text as="h2" id={id} size={16} weight={650}>
            {title}
          </Text>
          <button type="button" className={classes.close} aria-label={d('close')} onClick={onClose}>
            <IconX size={20} stroke={1.8} />
          </button>
        </Row>
        {children}
      </div>
    </Stack>
  );
};
