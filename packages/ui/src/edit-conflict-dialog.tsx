import { Callout } from './callout.tsx';
import { Dialog } from './dialog.tsx';

interface EditConflictDialogProps {
  /** Of the form that stood here. */
  title: string;
  /** What there is no more to be done. */
  what: string;
  /** Why, and that nothing was sent. */
  children: string;
  onClose: () => void;
}

/** In the place of a form: someone else was faster, and there is nothing left to do. */
export const EditConflictDialog = ({ title, what, children, onClose }: EditConflictDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <div role="alert">
      <Callout tone="waiting" title={what}>
        {children}
      </Callout>
    </div>
  </Dialog>
);
