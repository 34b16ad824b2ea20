import { ErrorState } from '@balcao/ui/error-state.tsx';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';

/** A page that could not be shown: what went wrong, and another try. */
export const PageError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorState error={error} onRetry={retry} />;
};
