import { type ReactNode, useId } from 'react';
import { CloseCross } from './close-cross.tsx';
import classes from './dialog.module.css';
import { Row, Text } from './layout.tsx';
import { noteField, noteTyping } from './typing.ts';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons; the one with `data-autofocus` has the focus first. */
  footer?: ReactNode;
  /** Without it, only what is inside closes the dialog. */
  onClose?: () => void;
  /** `alertdialog` for what interrupts; its text is read out whole. */
  role?: 'dialog' | 'alertdialog';
  /** What is typed stands there again when the dialog opens again: going back need not be asked about. */
  keepsDraft?: boolean;
  /** `onClose` asks before anything is lost: the dialog need not. */
  asksItself?: boolean;
}

/**
 * A question or a message in the middle of the screen. The browser's own modal dialog: it holds the focus, gives it back, closes
 * on Escape, and weighs nothing. Open while it is rendered. Asks before what was typed is lost by
 * Escape, by the cross or another button with `data-closes`, by going back or by a reload. For forms with drop-downs use Mantine's Modal.
 */
export const Dialog = (props: DialogProps) => {
  const { title, children, footer, onClose, role = 'dialog', keepsDraft = false, asksItself = false } = props;
  const id = useId();
  const ref = useModal(onClose);
  return (
    <dialog
      ref={ref}
      className={classes.dialog}
      role={role}
      onFocus={noteField}
      onInput={(event) => noteTyping(event, keepsDraft)}
      {...(onClose ? {} : { closedby: 'none' })}
      data-asks-itself={asksItself || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Row gap={16} align="start" justify="between">
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        {onClose && <CloseCross className={classes.close} size={18} onClose={onClose} />}
      </Row>
      {/* One sentence explains the title; of what is filled in or read as facts nothing is grey that does not say so itself. */}
      <Text as="div" id={`${id}-text`} mt={4} breakable lines tone={typeof children === 'string' ? 'muted' : 'text'}>
        {children}
      </Text>
      {footer && (
        <Row gap={12} justify="end" wrap mt={24}>
          {footer}
        </Row>
      )}
    </dialog>
  );
};
