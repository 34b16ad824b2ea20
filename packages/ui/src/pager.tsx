import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { cursorBefore, rememberStep } from './cursor-trail.ts';
import { Row } from './layout.tsx';
import classes from './pager.module.css';

export interface PagerProps {
  /** Undefined while the first page is on its way. */
  page: { readonly total: number; readonly totalIsCapped: boolean; readonly nextCursor: string | null } | undefined;
  /** The cursor in the address; undefined on the first page. */
  cursor: string | undefined;
  onCursor: (cursor: string | undefined) => void;
  /** Whose pages these are, to tell them apart from those of another table next to it. */
  label?: string;
}

/** How many there are, and the way to the pages before and after. Pages follow a key, not a number, so they stay fast. */
export const Pager = ({ page, cursor, onCursor, label }: PagerProps) => {
  const t = useTranslations('ui.table');
  const next = page?.nextCursor ?? undefined;
  const goOn = () => {
    if (!next) return;
    rememberStep(cursor, next);
    onCursor(next);
  };
  if (page && page.total === 0 && !cursor) return null;
  // No way on is known, and there is none back: nothing stands here that would go again.
  const isWhole = !next && !cursor;
  return (
    <Row
      as="nav"
      className={classes.pager}
      gap={8}
      align="center"
      justify="end"
      wrap
      mt={16}
      aria-label={label ? `${t('pages')}: ${label}` : t('pages')}
    >
      <span className={classes.total} role="status">
        {page && t(page.totalIsCapped ? 'totalMoreThan' : 'total', { count: page.total })}
      </span>
      {isWhole ? null : (
        <>
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={18} stroke={1.8} />}
            disabled={!cursor}
            onClick={() => cursor && onCursor(cursorBefore(cursor))}
          >
            {t('previous')}
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={18} stroke={1.8} />}
            disabled={!next}
            onClick={goOn}
          >
            {t('next')}
          </Button>
        </>
      )}
    </Row>
  );
};
