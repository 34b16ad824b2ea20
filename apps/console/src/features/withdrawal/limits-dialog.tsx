import { formatBrl } from '@balcao/brazil/money';
import { Choice } from '@balcao/ui/choice.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { useEdited } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ReasonField, reasonOf } from '../../lib/reason-field.tsx';
import { type DeskLimits, useChangeLimits } from './limits.queries.ts';
import classes from './withdrawal.module.css';

interface LimitsDialogProps {
  id: string;
  name: string;
  limits: DeskLimits;
  onClose: () => void;
}
const ownIn = ({ own }: DeskLimits) => own;
const automaticOf = (own: boolean | null) => (own === null ? 'common' : own ? 'yes' : 'no');
const ownOf = { common: null, yes: true, no: false } as const;

/** What is being set, and how it is sent. */
const useLimitsForm = ({ id, limits, onClose }: LimitsDialogProps) => {
  const t = useTranslations('merchant.limits.dialog');
  const change = useChangeLimits(id);
  const form = useForm({ initialValues: { own: limits.own, reason: '' } });
  const edited = useEdited({
    latest: limits,
    valuesOf: ownIn,
    typed: form.values.own,
    isPending: change.isPending,
    put: (to) => form.setValues(({ own }) => ({ own: own ? to(own) : limits.own })),
  });
  const { said, isEnough } = reasonOf(form.values.reason);
  const save = form.onSubmit(({ own: set }) =>
    change.mutate(
      { version: edited.base.version, reason: said, own: set },
      {
        tell: t('saved'),
        onSuccess: onClose,
        onError: (error) => void showFieldErrors(form, error),
      },
    ),
  );
  const isReady = isEnough && edited.isDirty && !edited.isEditConflict;
  return { form, save, edited, isReady, isPending: change.isPending };
};
type LimitsForm = ReturnType<typeof useLimitsForm>['form'];

/** The amounts: what is left empty follows what holds for everyone. */
const Amounts = ({ form, common }: { form: LimitsForm; common: DeskLimits['common'] }) => {
  const t = useTranslations('merchant.limits');
  const ordinary = (centavos: number) => t('common', { value: formatBrl(centavos) });
  const { own } = form.values;
  const transfer = (of: 'pix' | 'bank') => (
    <MoneyInput
      label={t(of)}
      description={ordinary(common.fee[of].fixed)}
      value={own[of]?.fixed ?? null}
      error={form.errors[`own.${of}.fixed`]}
      onChange={(fixed) => {
        const { basisPoints } = own[of] ?? common.fee[of];
        form.setFieldValue(`own.${of}`, fixed === null ? null : { fixed, basisPoints });
      }}
    />
  );
  return (
    <>
      {(['single', 'daily', 'minimum'] as const).map((of) => (
        <MoneyInput key={of} label={t(of)} description={ordinary(common[of])} {...form.getInputProps(`own.${of}`)} />
      ))}
      <Grid className={classes.pair} gap={12} align="end">
        {transfer('pix')}
        {transfer('bank')}
      </Grid>
    </>
  );
};

/** Sets what holds for one merchant. */
const LimitsDialog = (props: LimitsDialogProps) => {
  const { name, limits, onClose } = props;
  const t = useTranslations('merchant.limits');
  const { form, save, edited, isReady, isPending } = useLimitsForm(props);
  return (
    <FormDialog
      title={t('dialog.title', { name })}
      text={t('dialog.text')}
      action={t('dialog.save')}
      back={t('dialog.back')}
      gap={12}
      isBusy={isPending}
      isDisabled={!isReady}
      onSubmit={save}
      onClose={onClose}
    >
      <Amounts form={form} common={limits.common} />
      <Choice<keyof typeof ownOf>
        legend={t('automatic')}
        options={(['common', 'yes', 'no'] as const).map((value) => ({
          value,
          label: t(`dialog.automatic.${value}`),
        }))}
        value={automaticOf(form.values.own.automatic)}
        onChange={(value) => form.setFieldValue('own.automatic', ownOf[value])}
      />
      <ReasonField label={t('dialog.reason')} description={t('dialog.reasonHelp')} {...form.getInputProps('reason')} />
      <EditConflictNote of={edited} />
    </FormDialog>
  );
};
export default LimitsDialog;
