import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { NewDestination } from '@balcao/contract/withdrawal-destination';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Muted, Stack } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { useAddDestination } from './withdrawal.queries.ts';

type Kind = NewDestination['kind'];
interface Values {
  readonly kind: Kind;
  readonly pixKeyType: string;
  readonly pixKey: string;
  readonly institution: string;
  readonly branch: string;
  readonly account: string;
  readonly accountName: string;
}
const empty: Values = {
  kind: 'pix',
  pixKeyType: '2',
  pixKey: '',
  institution: '',
  branch: '',
  account: '',
  accountName: '',
};
const keyTypes = ['1', '2', '3', '4', '5'] as const;

/** What the call takes of what was typed. */
const askOf = ({ kind, pixKeyType, pixKey, ...bank }: Values) =>
  kind === 'pix' ? { kind, pixKeyType: Number(pixKeyType), pixKey } : { kind, ...bank };

/** Validates only the chosen one of the two forms. */
const schemaOf = (kind: Kind) => NewDestination.def.options[kind === 'pix' ? 0 : 1];

/** Adds a Pix key or a bank account. */
const DestinationDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('withdrawal.destination');
  const shared = useTranslations('shared');
  const locale = useLocale() as 'pt-BR';
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const id = useId();
  const add = useAddDestination();
  const form = useForm<Values>({
    initialValues: empty,
    validate: (values) => checkedNow(schemaOf(values.kind), locale)(askOf(values)),
  });
  const submit = form.onSubmit(
    (values) =>
      add.mutate(askOf(values) as NewDestination, {
        tell: ({ usableFrom }) => t('added', { at: formatDate(usableFrom, { zone, locale, form: 'short' }) }),
        onSuccess: onClose,
        onError: (error) => showFieldErrors(form, error),
      }),
    focusFirst(form),
  );
  const { kind } = form.values;
  return (
    <Dialog
      title={t('addTitle')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={add.isPending}>
          {shared('add')}
        </Button>
      }
    >
      <Stack as="form" id={id} noValidate onSubmit={submit} gap={16}>
        <Muted>{t('addText')}</Muted>
        <Kinds form={form} />
        {kind === 'pix' ? <PixFields form={form} /> : <BankFields form={form} />}
      </Stack>
    </Dialog>
  );
};
export default DestinationDialog;

interface Of {
  readonly form: UseFormReturnType<Values>;
}

const Kinds = ({ form }: Of) => {
  const t = useTranslations('withdrawal');
  const shared = useTranslations('shared');
  return (
    <Choice
      legend={shared('type')}
      options={(['pix', 'bank'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
      value={form.values.kind}
      onChange={(kind) => form.setFieldValue('kind', kind)}
    />
  );
};

const PixFields = ({ form }: Of) => {
  const t = useTranslations('withdrawal');
  return (
    <>
      <Choice
        legend={t('destination.keyType')}
        options={keyTypes.map((value) => ({ value, label: t(`pixKeyType.${value}`) }))}
        value={form.values.pixKeyType as (typeof keyTypes)[number]}
        onChange={(type) => form.setFieldValue('pixKeyType', type)}
      />
      <TextInput
        label={t('destination.key')}
        description={t('destination.keyHelp')}
        maxLength={77}
        {...form.getInputProps('pixKey')}
      />
    </>
  );
};

const BankFields = ({ form }: Of) => {
  const t = useTranslations('withdrawal.destination');
  return (
    <>
      <TextInput
        label={t('institution')}
        description={t('institutionHelp')}
        maxLength={60}
        {...form.getInputProps('institution')}
      />
      <Grid columns={2} gap={16}>
        <TextInput label={t('branchField')} inputMode="numeric" maxLength={7} {...form.getInputProps('branch')} />
        <TextInput label={t('account')} inputMode="numeric" maxLength={15} {...form.getInputProps('account')} />
      </Grid>
      <TextInput label={t('accountName')} maxLength={100} {...form.getInputProps('accountName')} />
    </>
  );
};
