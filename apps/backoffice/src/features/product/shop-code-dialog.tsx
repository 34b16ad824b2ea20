import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { type ShopCode, ShopCodeForm } from '@balcao/contract/shop-code';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type CodeValues, useChangeCode, useCreateCode } from './shop-code.queries.ts';
import classes from './shop-codes.module.css';

interface CodeDialogProps {
  /** The one that is changed; a new one without it. */
  code?: ShopCode;
  onClose: () => void;
  onDone: (code: ShopCode) => void;
}

/** What is being typed, and how it is sent. */
const useCodeForm = ({ code: latest, onDone }: CodeDialogProps) => {
  // As it was when the dialog opened: what somebody else has changed since is refused, not written over.
  const [code] = useState(latest);
  const t = useTranslations('product.codes.form');
  const [key] = useState(() => crypto.randomUUID());
  const create = useCreateCode();
  const change = useChangeCode();
  const [kind, setKind] = useState<'free' | 'fixed'>(code?.amount ? 'fixed' : 'free');
  const check = checkedNow(ShopCodeForm, useLocale());
  const form = useForm<CodeValues>({
    initialValues: { name: code?.name ?? '', goodsName: code?.goodsName ?? '', amount: code?.amount ?? null },
    validate: (values) => {
      const problems = check({ ...values, amount: kind === 'free' ? null : values.amount });
      return kind === 'fixed' && values.amount === null ? { ...problems, amount: t('amountMissing') } : problems;
    },
  });
  const submit = form.onSubmit((typed) => {
    const values = { ...typed, amount: kind === 'free' ? null : typed.amount };
    const then = { onSuccess: onDone, onError: (error: Error) => void showFieldErrors(form, error) };
    if (code) change.mutate({ ...values, id: code.id, enabled: code.enabled, version: code.version }, then);
    else create.mutate({ ...values, key }, then);
  }, focusFirst(form));
  return { code, form, submit, kind, setKind, isPending: create.isPending || change.isPending };
};

/** A code to hang up: where it hangs, what the receipt says, and how much it asks for. */
const CodeDialog = (props: CodeDialogProps) => {
  const t = useTranslations('product.codes.form');
  const id = useId();
  const { code, form, submit, kind, setKind, isPending } = useCodeForm(props);
  return (
    <Dialog
      title={t(code ? 'change' : 'create')}
      onClose={props.onClose}
      footer={
        <Button type="submit" form={id} loading={isPending}>
          {t(code ? 'save' : 'submit')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={classes.form}>
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
          onChange={setKind}
        />
        {kind === 'fixed' && <MoneyInput label={t('amount')} {...form.getInputProps('amount')} />}
        {code && <p className={classes.help}>{t('printed')}</p>}
      </form>
    </Dialog>
  );
};
export default CodeDialog;
