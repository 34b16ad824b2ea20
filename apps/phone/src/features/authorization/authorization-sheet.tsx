import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';
import { problemOf, scanQuery, useAnswer } from './authorization.queries.ts';
import { AuthorizationResult, type Outcome } from './authorization-result.tsx';
import { LinkForm } from './link-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { RequestDetails } from './request-details.tsx';

interface AuthorizationSheetProps {
  code: string;
  onClose: () => void;
}

/** What a code of the back office asks for, the answers, and what has become of it. A person without an account can open one, or link one. */
export const AuthorizationSheet = ({ code, onClose }: AuthorizationSheetProps) => {
  const t = useTranslations('authorization');
  const scan = useQuery(scanQuery(code));
  const answer = useAnswer(code);
  const [step, setStep] = useState<'register' | 'link'>();
  const [registered, setRegistered] = useState<string>();
  const [problem, setProblem] = useState<Outcome>();
  const purpose = scan.data?.purpose;
  const error = answer.error ?? scan.error;
  const result: Outcome | undefined =
    (registered !== undefined && 'registered') ||
    (answer.data === 'confirm' && (purpose === 'login' ? 'loggedIn' : 'bound')) ||
    (answer.data === 'cancel' && 'cancelled') ||
    (problem ?? problemOf(error));
  const isForNew = scan.data && !scan.data.account;
  const title = isForNew
    ? t(step === 'link' ? 'link.title' : step ? 'register.begin' : 'register.title')
    : t(`title.${purpose ?? 'unknown'}`);
  return (
    <Sheet title={title} onClose={onClose}>
      {result && (
        <AuthorizationResult result={result} account={registered ?? scan.data?.account?.name ?? ''} onClose={onClose} />
      )}
      {!result && scan.isPending && <LinesLoading lines={8} />}
      {!result && error && (
        <ErrorState error={error} onRetry={() => (answer.error ? answer.reset() : void scan.refetch())} />
      )}
      {!result && !error && scan.data && !(step && isForNew) && (
        <RequestDetails
          request={scan.data}
          answering={answer.isPending ? answer.variables : undefined}
          onAnswer={(given) => answer.mutate(given)}
          onRegister={() => setStep('register')}
          onLink={() => setStep('link')}
        />
      )}
      {!result && !error && isForNew && step === 'register' && (
        <RegisterForm code={code} onDone={setRegistered} onProblem={setProblem} />
      )}
      {!result && !error && isForNew && step === 'link' && <LinkForm code={code} onProblem={setProblem} />}
    </Sheet>
  );
};
