import { IconChevronDown, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './filter-bar.module.css';
import { Row } from './layout.tsx';
import { Popover } from './popover.tsx';

interface FilterChipProps {
  label: string;
  /** What the filter lets through, in words; undefined while it lets everything through. */
  value: string | undefined;
  onClear: () => void;
  /** Someone reaches for it: what opens may be fetched. */
  onReach?: () => void;
  /** What opens at the chip. */
  children: (close: () => void) => ReactNode;
}

/** One filter as a button that says what it does, with a cross that sets it free. */
export const FilterChip = ({ label, value, onClear, onReach, children }: FilterChipProps) => {
  const t = useTranslations('ui.filter');
  return (
    <Row className={classes.chip} inline data-set={value !== undefined || undefined}>
      <Popover
        label={label}
        trigger={(trigger) => (
          <button type="button" className={classes.open} onPointerEnter={onReach} onFocus={onReach} {...trigger}>
            <span>{value === undefined ? label : t('chosen', { filter: label, value })}</span>
            <IconChevronDown size={16} stroke={1.8} aria-hidden />
          </button>
        )}
      >
        {children}
      </Popover>
      {value !== undefined && (
        <button type="button" className={classes.free} aria-label={t('clearOne', { filter: label })} onClick={onClear}>
          <IconX size={16} stroke={1.8} aria-hidden />
        </button>
      )}
    </Row>
  );
};
