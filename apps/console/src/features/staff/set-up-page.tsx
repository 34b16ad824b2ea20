import { setUpLifeDays } from '@balcao/contract/staff-team';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EntryFrame } from './entry-frame.tsx';
import { EntryStep, type OpenEntry } from './entry-step.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { isLinkOver, setUpOptions } from './staff.queries.ts';

interface SetUpPageProps {
  /** What stands behind the # of the link. */
  token: string;
  onEntered: (token: string) => void;
  /** Back to the sign-in. */
  onLeave: () => void;
}

/** Where the link of the mail leads: choosing the password, and where it is required the second factor. */
export const SetUpPage = ({ token, onEntered, onLeave }: SetUpPageProps) => {
  const t = useTranslations('staff');
  const shared = useTranslations('shared');
  const [entry, setEntry] = useState<OpenEntry>();
  const { data: person, error, refetch } = useQuery(setUpOptions(token));
  useDocumentTitle(shared('password'), useTranslations('frame')('application'));
  if (entry) return <EntryStep entry={entry} onEntered={onEntered} onEnd={onLeave} />;
  if (!person && error) return <NoSetUp isOver={isLinkOver(error)} error={error} onRetry={() => void refetch()} />;
  if (!person)
    return (
      <EntryFrame title={shared('password')} line={null}>
        <LinesLoading lines={5} />
      </EntryFrame>
    );
  const begin = (begun: OpenEntry) => (begun.step ? setEntry(begun) : onEntered(begun.token));
  const { name, email, role } = person;
  const line = (
    <>
      {t('setUp.line', { email })} {t('setUp.role', { role: t(`role.${role}`) })}.
    </>
  );
  return (
    <EntryFrame title={t('setUp.title', { name })} line={line}>
      <NewPasswordForm token={token} email={email} name={name} onBegun={begin} />
    </EntryFrame>
  );
};

const NoSetUp = ({ isOver, error, onRetry }: { isOver: boolean; error: Error; onRetry: () => void }) => {
  const t = useTranslations('staff.setUp');
  const action = (
    <AppLink to="/login" className="link">
      {t('toSignIn')}
    </AppLink>
  );
  return (
    <main>
      {isOver ? (
        <EmptyState icon={IconLinkOff} title={t('badTitle')} action={action}>
          {t('badText', { days: setUpLifeDays })}
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </main>
  );
};
