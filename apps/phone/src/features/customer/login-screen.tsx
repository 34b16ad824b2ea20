import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconLogout, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { useSignedIn } from '../../lib/session-token.ts';
import { currentQuery, type Person, peopleQuery, useBecome, useSignOut } from './customer.queries.ts';
import classes from './login-screen.module.css';
import { NewPersonForm } from './new-person-form.tsx';
import { PersonRow } from './person-row.tsx';

const route = getRouteApi('/login');

/** Whose phone this is: choosing, changing and leaving. */
export const LoginScreen = () => {
  const t = useTranslations('customer.login');
  const p = useTranslations('phone');
  useDocumentTitle(t('title'), p('application'));
  const people = useQuery(peopleQuery);
  const signedIn = useSignedIn();
  return (
    <Screen title={t('title')} line={t('line')} {...(signedIn ? { back: { to: '/' } } : {})}>
      {people.isPending && <LinesLoading lines={6} />}
      {people.isError && <ErrorState error={people.error} onRetry={() => void people.refetch()} />}
      {people.data?.length === 0 && (
        <EmptyState icon={IconUsers} title={t('nobody')}>
          {t('nobodyText')}
        </EmptyState>
      )}
      {people.data && people.data.length > 0 && <People people={people.data} signedIn={signedIn} />}
    </Screen>
  );
};

const People = ({ people, signedIn }: { people: readonly Person[]; signedIn: boolean }) => {
  const t = useTranslations('customer.login');
  const current = useQuery({ ...currentQuery, enabled: signedIn });
  const phone = signedIn ? current.data?.phone : undefined;
  const become = useBecome();
  const signOut = useSignOut();
  const { history, navigate, basepath } = useRouter();
  const { back } = route.useSearch();
  const enter = async () => {
    // An address of this phone to return to: below our own path it can lead nowhere else.
    if (back?.startsWith('/')) history.push(basepath + back);
    else await navigate({ to: '/' });
  };
  const choose = (person: Person) =>
    person.phone === phone ? void enter() : become.mutate(person, { onSuccess: enter });
  return (
    <>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.phone}>
            <PersonRow
              person={person}
              isCurrent={person.phone === phone}
              isEntering={become.isPending && become.variables?.phone === person.phone}
              disabled={become.isPending}
              onChoose={() => choose(person)}
            />
          </li>
        ))}
      </ul>
      <NewPersonForm onAdded={choose} />
      {signedIn && (
        <Button
          variant="default"
          fullWidth
          leftSection={<IconLogout size={18} stroke={1.8} aria-hidden />}
          loading={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          {t('signOut')}
        </Button>
      )}
    </>
  );
};
