import { ErrorState } from '@balcao/ui/error-state.tsx';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';

/** Where a page could not be loaded: what went wrong, and another try. */
export const FailedPage = ({ error }: ErrorComponentProps) => {
  const router = useRouter();
  return (
    <main>
      <ErrorState error={error} onRetry={() => void router.invalidate()} />
    </main>
  );
};
