import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useLocale, useTranslations } from 'use-intl';
import { decideBody, useDecideDispute } from './dispute.queries.ts';

interface Values {
  decision: 'accepted' | 'rejected';
  amount: number;
  returnId: string;
  note: string;
}
const bodyOf = ({ decision, amount, returnId, note }: Values) =>
  decision === 'accepted' ? { decision, amount, returnId, note } : { decision, note };

/** Records what the bank has decided: it took so much, under an id of its own, or it leaves the money. */
export const DecisionForm = ({ number, amount }: { number: string; amount: number }) => {
  const t = useTranslations('dispute.decision');
  const locale = useLocale();
  const decide = useDecideDispute(number);
  const present = useRefusals();
  const form = useForm<Values>({
    initialValues: { decision: 'rejected', amount, returnId: '', note: '' },
    validate: (values) => checkedNow(decideBody, locale)(bodyOf(values) as never),
  });
  const send = (values: Values) =>
    decide.mutate(bodyOf(values), {
      tell: t('done'),
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  return (
    <Grid as="form" noValidate gap={16} onSubmit={form.onSubmit(send, focusFirst(form))}>
      <Muted size={14}>{t('text')}</Muted>
      <Choice
        legend={t('legend')}
        help={t(`${form.values.decision}Text`)}
        options={(['rejected', 'accepted'] as const).map((value) => ({ value, label: t(value) }))}
        value={form.values.decision}
        onChange={(decision) => form.setFieldValue('decision', decision)}
      />
      {form.values.decision === 'accepted' && (
        <>
          <MoneyInput label={t('amount')} {...form.getInputProps('amount')} />
          <TextInput label={t('returnId')} description={t('returnIdHelp')} {...form.getInputProps('returnId')} />
        </>
      )}
      <Textarea label={t('note')} rows={3} maxLength={500} {...form.getInputProps('note')} />
      <Button type="submit" loading={decide.isPending}>
        {t('send')}
      </Button>
    </Grid>
  );
};
