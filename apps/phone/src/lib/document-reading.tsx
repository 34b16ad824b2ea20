import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconFileOff, IconNotesOff } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

const PdfPages = lazy(() => import('./pdf-pages.tsx'));

interface DocumentReadingProps {
  /** Undefined while it is on its way. */
  file: { readonly name: string; readonly source: Blob | string } | undefined;
  /** Why there is none to read; undefined where there is. */
  gone: string | undefined;
  error: Error | null;
  onRetry: () => void;
}
/** A PDF, to be read here, or why it is not. */
export const DocumentReading = ({ file, gone, error, onRetry }: DocumentReadingProps) => {
  const t = useTranslations('follower.document');
  const [isDamaged, setIsDamaged] = useState(false);
  if (gone !== undefined)
    return (
      <EmptyState icon={IconNotesOff} title={t('gone')}>
        {gone}
      </EmptyState>
    );
  if (isDamaged)
    return (
      <EmptyState icon={IconFileOff} title={t('damaged')}>
        {t('damagedText')}
      </EmptyState>
    );
  if (file)
    return (
      <Suspense fallback={<LinesLoading lines={12} />}>
        <PdfPages source={file.source} name={file.name} onDamaged={() => setIsDamaged(true)} />
      </Suspense>
    );
  return error ? <ErrorState error={error} onRetry={onRetry} /> : <LinesLoading lines={12} />;
};
