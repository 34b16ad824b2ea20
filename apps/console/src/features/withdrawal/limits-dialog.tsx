import { formatBrl } from '@balcao/brazil/money';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Stack, Text } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { tellGood } from '@balcao/ui/notice';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useEdited } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type DeskLimits, useChangeLimits } from './limits.queries.ts';
import classes from './withdrawal.module.css';

interface LimitsDialogProps {
  id: string;
  name: string;
  limits: DeskLimits;
  onClose: () => void;
}
const reasonMin = 10;
const reasonMax = 500;
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
  const said = form.values.reason.replaceAll(/\s+/g, ' ').trim();
  const save = form.onSubmit(({ own: set }) =>
    change.mutate(
      { version: edited.base.version, reason: said, own: set },
      {
        onSuccess: () => {
          tellGood(t('saved'));
          onClose();
        },
        onError: (error) => void showFieldErrors(form, error),
      },
    ),
  );
  const isReady = [...said].length >= reasonMin && edited.isDirty && !edited.isEditConflict;
  return { form, save, edited, isReady, isPending: change.isPending };
};
type LimitsForm = ReturnType<typeof useLimitsForm>['form'];

/** The amounts: what is left empty follows what holds for everybody. */
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
  const formId = useId();
  const { form, save, edited, isReady, isPending } = useLimitsForm(props);
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {t('dialog.back')}
      </Button>
      <Button type="submit" form={formId} disabled={!isReady} loading={isPending}>
        {t('dialog.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('dialog.title', { name })} footer={footer} onClose={onClose}>
      <Stack as="form" id={formId} noValidate onSubmit={save} gap={12}>
        <Text pretty>{t('dialog.text')}</Text>
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
        <Textarea
          label={t('dialog.reason')}
          description={t('dialog.reasonHelp')}
          autosize
          minRows={2}
          maxRows={4}
          maxLength={reasonMax}
          {...form.getInputProps('reason')}
        />
        <EditConflictNote of={edited} />
      </Stack>
    </Dialog>
  );
};
export default LimitsDialog;
