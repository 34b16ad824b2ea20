import { type ReactNode, useId } from 'react';
import { CloseCross } from './close-cross.tsx';
import full from './full-height-dialog.module.css';
import { Row, Stack } from './layout.tsx';
import classes from './side-panel.module.css';
import { noteField, noteTyping } from './typing.ts';
import { useModal } from './use-modal.ts';

interface SidePanelProps {
  title: ReactNode;
  /** Next to the title: a status, for instance. */
  mark?: ReactNode;
  /** Buttons at the foot, which stays in view. */
  footer?: ReactNode;
  /** The content itself asks before typed text is lost, for every way of closing: the panel need not. */
  asksItself?: boolean;
  /** Leads back to the address without the detail. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The detail of a row, at an address of its own: the route renders it, `onClose` navigates away. Holds the focus and gives it back
 * to the row; full width on phones. As a dialog, it asks before what was typed into it is lost.
 */
export const SidePanel = ({ title, mark, footer, asksItself = false, onClose, children }: SidePanelProps) => {
  const id = useId();
  const ref = useModal(onClose, { light: true });
  return (
    <dialog
      ref={ref}
      className={`${full.frame} ${classes.panel}`}
      aria-labelledby={id}
      onFocus={noteField}
      onInput={(event) => !asksItself && noteTyping(event, false)}
    >
      <Stack className={full.inside}>
        <Row className={classes.header} gap={12} align="center">
          <Row gap={12} rowGap={4} align="center" wrap shrink>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            {mark}
          </Row>
          <CloseCross className={classes.close} onClose={onClose} />
        </Row>
        <div className={classes.body}>{children}</div>
        {footer && (
          <Row className={classes.footer} gap={12} justify="end" wrap>
            {footer}
          </Row>
        )}
      </Stack>
    </dialog>
  );
};
