import { type ShopCode, ShopCodeForm } from '@balcao/contract/shop-code';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type CodeValues, useChangeCode, useCreateCode } from './shop-code.queries.ts';

interface CodeDialogProps {
  /** The one that is changed; a new one without it. */
  code?: ShopCode;
  onClose: () => void;
  /** What is said of it; nothing where it shows. */
  done?: string;
  onDone: (code: ShopCode) => void;
}

interface Typed extends CodeValues {
  kind: 'free' | 'fixed';
}
const typedOf = (code: ShopCode | undefined): Typed => ({
  name: code?.name ?? '',
  goodsName: code?.goodsName ?? '',
  kind: code?.amount ? 'fixed' : 'free',
  amount: code?.amount ?? null,
});
const bodyOf = ({ name, goodsName, kind, amount }: Typed): CodeValues => ({
  name,
  goodsName,
  amount: kind === 'free' ? null : amount,
});

/** What is being typed, and how it is sent. */
const useCodeForm = ({ code: latest, done, onDone }: CodeDialogProps) => {
  const t = useTranslations('product.codes.form');
  const create = useCreateCode();
  const change = useChangeCode();
  const check = checkedNow(ShopCodeForm, useLocale());
  const form = useForm<Typed>({
    initialValues: typedOf(latest),
    validate: (values) => {
      const problems = check(bodyOf(values));
      const isMissing = values.kind === 'fixed' && values.amount === null;
      return isMissing ? { ...problems, amount: t('amountMissing') } : problems;
    },
  });
  const isPending = create.isPending || change.isPending;
  const edited = useEditedForm({ latest, valuesOf: typedOf, form, isPending });
  const code = edited.base;
  const submit = form.onSubmit((typed) => {
    const values = bodyOf(typed);
    const then = { tell: done, onSuccess: onDone, onError: (error: Error) => void showFieldErrors(form, error) };
    if (code) change.mutate({ ...values, id: code.id, enabled: code.enabled, version: code.version }, then);
    else create.mutate(values, then);
  }, focusFirst(form));
  return { code, form, submit, edited, isPending };
};

/** A code to hang up: where it hangs, what the receipt says, and how much it asks for. */
const CodeDialog = (props: CodeDialogProps) => {
  const t = useTranslations('product.codes.form');
  const id = useId();
  const { code, form, submit, edited, isPending } = useCodeForm(props);
  const { kind } = form.values;
  return (
    <Dialog
      title={t(code ? 'change' : 'create')}
      onClose={props.onClose}
      footer={
        <Button type="submit" form={id} loading={isPending} disabled={edited.isEditConflict}>
          {t(code ? 'save' : 'submit')}
        </Button>
      }
    >
      <Grid as="form" id={id} noValidate onSubmit={submit} gap={16}>
        <TextInput
          data-autofocus
          label={t('name')}
          description={t('nameHelp')}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('goodsName')}
          description={t('goodsNameHelp')}
          autoComplete="off"
          {...form.getInputProps('goodsName')}
        />
        <Choice
          legend={t('kind')}
          options={[
            { value: 'free', label: t('free') },
            { value: 'fixed', label: t('fixed') },
          ]}
          value={kind}
          onChange={(value) => form.setFieldValue('kind', value)}
        />
        {kind === 'fixed' && <MoneyInput label={t('amount')} {...form.getInputProps('amount')} />}
        {code && <Muted pretty>{t('printed')}</Muted>}
        <EditConflictNote of={edited} />
      </Grid>
    </Dialog>
  );
};
export default CodeDialog;
