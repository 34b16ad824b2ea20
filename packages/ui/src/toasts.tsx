import { IconX } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { connection } from './connection.ts';
import { Row } from './layout.tsx';
import { hideToast, type Toast } from './notice.ts';
import { raiseToasts, toastCorner } from './toast-corner.ts';
import classes from './toasts.module.css';
import { ToneIcon } from './tone.tsx';

/** Long enough to be read: a mistake stays longer than a success. */
const shownMs = { good: 5_000, moving: 5_000, bad: 9_000 };

/** Passing words, in the corner of the page or of the dialog that lies over it. */
export const Toasts = ({ toasts }: { toasts: readonly Toast[] }) => {
  const shown = toasts.map(({ id }) => id).join();
  useLayoutEffect(() => raiseToasts(shown !== ''), [shown]);
  return createPortal(
    toasts.map((toast) => <OneToast key={toast.id} toast={toast} />),
    toastCorner(),
  );
};

const OneToast = ({ toast }: { toast: Toast }) => {
  const t = useTranslations('ui');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A pointer or the focus on it holds it: there is no time limit for reading.
    const end = () => {
      if (ref.current?.matches(':hover, :focus-within')) timer = setTimeout(end, 1_000);
      else hideToast(toast.id);
    };
    let timer = setTimeout(end, shownMs[toast.tone]);
    return () => clearTimeout(timer);
  }, [toast]);
  // What could not be sent for want of a connection can be now.
  useEffect(
    () =>
      toast.own === 'offline' ? connection.subscribe(() => connection.isLost() || hideToast(toast.id)) : undefined,
    [toast],
  );
  return (
    <Row ref={ref} className={classes.toast} gap={12} align="start" mt={8}>
      <ToneIcon tone={toast.tone} />
      <span className={classes.words}>
        {toast.own ? t(`error.${toast.own}`) : toast.message} {toast.detail}
      </span>
      <button
        type="button"
        className={classes.close}
        aria-label={t('dialog.dismiss')}
        onClick={() => hideToast(toast.id)}
      >
        <IconX size={16} />
      </button>
    </Row>
  );
};
