import { Button } from '@balcao/ui/button.tsx';
import { Popover } from '@balcao/ui/popover.tsx';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { ExportOf } from './export.queries.ts';

const ExportChoice = lazy(() => import('./export-choice.tsx').then((part) => ({ default: part.ExportChoice })));

/** Requests a file of what a list shows, and lists the files requested before, on all pages. */
export const ExportButton = (of: ExportOf) => {
  const t = useTranslations('export');
  return (
    <Popover
      label={t('title')}
      align="end"
      trigger={(trigger) => (
        <Button variant="default" leftSection={<IconDownload size={18} stroke={1.8} />} {...trigger}>
          {t('button')}
        </Button>
      )}
    >
      {() => (
        <Suspense>
          <ExportChoice {...of} />
        </Suspense>
      )}
    </Popover>
  );
};
