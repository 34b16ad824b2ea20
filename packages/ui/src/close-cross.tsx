import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './close-cross.module.css';

interface CloseCrossProps {
  /** How large it is, and where it stands. */
  className: string | undefined;
  onClose: () => void;
  size?: 18 | 20;
}

/** The cross that closes what it stands in. */
export const CloseCross = ({ className = '', onClose, size = 20 }: CloseCrossProps) => {
  const t = useTranslations('ui.dialog');
  return (
    <button
      type="button"
      className={`${classes.cross} ${className}`}
      aria-label={t('close')}
      data-closes
      onClick={onClose}
    >
      <IconX size={size} {...(size === 20 && { stroke: 1.8 })} />
    </button>
  );
};
