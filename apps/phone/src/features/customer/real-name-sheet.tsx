import { Button } from '@balcao/ui/button.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { MaskedInput } from '@balcao/ui/masked-input.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';
import { realNameCheck, useVerifyRealName } from './customer.queries.ts';

interface RealNameSheetProps {
  /** The name of the chat account, to begin with. */
  name: string;
  onClose: () => void;
}

/** The real name and its CPF, for the chat app to check. What was typed stays when it is refused. */
export const RealNameSheet = ({ name, onClose }: RealNameSheetProps) => {
  const t = useTranslations('customer.me');
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ name, cpf: '' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const verify = useVerifyRealName();
  const marks = {
    setErrors,
    getInputNode: (field: string) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`) ?? null,
  };
  const set = (field: 'name' | 'cpf', value: string) => {
    setValues((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _corrected, ...others }) => others);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = realNameCheck(locale)(values);
    setErrors(found);
    focusFirst(marks)(found);
    if (Object.keys(found).length > 0) return;
    verify.mutate(values, {
      tell: t('verified'),
      onSuccess: onClose,
      onError: (error) => showFieldErrors(marks, error),
    });
  };
  return (
    <Sheet title={t('verifyTitle')} onClose={onClose}>
      <Grid as="form" ref={form} gap={20} mt={16} onSubmit={submit} noValidate>
        <TextInput
          name="name"
          label={t('fullName')}
          description={t('fullNameHelp')}
          autoComplete="name"
          value={values.name}
          error={errors.name}
          onChange={(event) => set('name', event.currentTarget.value)}
        />
        <MaskedInput
          name="cpf"
          kind="cpf"
          label="CPF"
          help={t('cpfHelp')}
          value={values.cpf}
          error={errors.cpf}
          onChange={(cpf) => set('cpf', cpf)}
        />
        <Button type="submit" size="md" fullWidth loading={verify.isPending}>
          {t('verify')}
        </Button>
      </Grid>
    </Sheet>
  );
};
