import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';
import { problemOf, scanQuery, useAnswer } from './authorization.queries.ts';
import { AuthorizationResult, type Outcome } from './authorization-result.tsx';
import { RequestDetails } from './request-details.tsx';

interface AuthorizationSheetProps {
  code: string;
  onClose: () => void;
}

/** What a code of the back office asks for, the two answers, and what has become of it. */
export const AuthorizationSheet = ({ code, onClose }: AuthorizationSheetProps) => {
  const t = useTranslations('authorization');
  const scan = useQuery(scanQuery(code));
  const answer = useAnswer(code);
  const purpose = scan.data?.purpose;
  const error = answer.error ?? scan.error;
  const result: Outcome | undefined =
    (answer.data === 'confirm' && (purpose === 'login' ? 'loggedIn' : 'bound')) ||
    (answer.data === 'cancel' && 'cancelled') ||
    problemOf(error);
  return (
    <Sheet title={t(`title.${purpose ?? 'unknown'}`)} onClose={onClose}>
      {result && <AuthorizationResult result={result} account={scan.data?.account.name ?? ''} onClose={onClose} />}
      {!result && scan.isPending && <LinesLoading lines={8} />}
      {!result && error && (
        <ErrorState error={error} onRetry={() => (answer.error ? answer.reset() : void scan.refetch())} />
      )}
      {!result && !error && scan.data && (
        <RequestDetails
          request={scan.data}
          answering={answer.isPending ? answer.variables : undefined}
          onAnswer={(given) => answer.mutate(given)}
        />
      )}
    </Sheet>
  );
};
