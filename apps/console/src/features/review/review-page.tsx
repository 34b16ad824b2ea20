import type { StaffMember } from '@balcao/contract/staff';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { isNotFound } from '@balcao/ui/refused-address';
import { IconFileUnknown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DeskLoading } from './desk-loading.tsx';
import { DeskPage } from './desk-page.tsx';
import { reviewOptions } from './review.queries.ts';
import type { ReviewSearch } from './review-search.ts';

interface ReviewPageProps {
  id: string;
  staff: StaffMember;
  /** What the queue showed before: the way back leads there. */
  queue: ReviewSearch;
  /** Goes to another submission. */
  onNext: (id: string) => void;
  onQueue: () => void;
}

/** One submission with everything in it: the reviewer's desk. */
export const ReviewPage = ({ id, staff, queue, onNext, onQueue }: ReviewPageProps) => {
  const t = useTranslations('review');
  const { data, error, refetch } = useQuery(reviewOptions(id));
  useDocumentTitle(data?.merchantName ?? t('one'), useTranslations('frame')('application'));
  if (data) return <DeskPage detail={data} staff={staff} queue={queue} onNext={onNext} onQueue={onQueue} />;
  if (isNotFound(error))
    return (
      <EmptyState
        wholePage
        icon={IconFileUnknown}
        title={t('notFound.title')}
        action={
          <AppLink to="/review" search={queue} className="link">
            {t('notFound.toQueue')}
          </AppLink>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <DeskLoading />;
};
