import { Button } from '@balcao/ui/button.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { IconUserPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { newPersonCheck, type Person, useAddPerson } from './customer.queries.ts';
import classes from './login-screen.module.css';

/** Someone new in the sandbox: with no wallet and no linked account. */
export const NewPersonForm = ({ onAdded }: { onAdded: (person: Person) => void }) => {
  const t = useTranslations('customer.login');
  const locale = useLocale();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = useAddPerson();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { name: found } = newPersonCheck(locale)({ name });
    setProblem(found);
    if (!found) add.mutate(name, { onSuccess: onAdded });
  };
  return (
    <Grid as="form" gap={12} mb={20} onSubmit={submit} noValidate>
      <TextInput
        className={classes.newName ?? ''}
        label={t('newPerson')}
        description={t('newPersonHelp')}
        placeholder={t('newPersonExample')}
        autoComplete="off"
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <Button
        type="submit"
        variant="default"
        fullWidth
        loading={add.isPending}
        leftSection={<IconUserPlus size={18} stroke={1.8} aria-hidden />}
      >
        {t('addPerson')}
      </Button>
    </Grid>
  );
};
