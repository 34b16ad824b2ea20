import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { Stack } from './layout.tsx';
import classes from './loading.module.css';

/** A grey bar of the size of what comes. Widths and heights in CSS units, on the 4 px grid. */
export const Bar = ({ width = '100%', height = '1rem' }: { width?: string; height?: string }) => (
  <span data-waiting className={classes.bar} style={{ width, height } as CSSProperties} />
);

/** Bars that stand for a page until it comes: title, line, and a card of the given height. */
export const PageLoading = ({ height = '24rem' }: { height?: string }) => {
  const t = useTranslations('ui.loading');
  return (
    <Stack role="status" aria-label={t('page')} gap={12}>
      <Bar width="14rem" height="1.75rem" />
      <Bar width="min(26rem, 100%)" />
      <Bar height={height} />
    </Stack>
  );
};

/** The lines of a card until they come. */
export const LinesLoading = ({ lines = 4 }: { lines?: number }) => {
  const t = useTranslations('ui.loading');
  return (
    <Stack role="status" aria-label={t('part')} gap={12}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Bar key={line} width={`${90 - ((line * 23) % 50)}%`} />
      ))}
    </Stack>
  );
};
