import { formatBrl } from '@balcao/brazil/money';
import { actAsBank, type BankAct } from '@balcao/contract/dispute-desk';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useActAsBank } from './sandbox.queries.ts';

const acts = ['block', 'take', 'release'] as const satisfies readonly BankAct['act'][];

/** What the payer's bank does by itself with a Pix that was paid: it blocks the money, takes it back, or lets it go. */
export const BankCard = () => {
  const t = useTranslations('sandbox.bank');
  const [orderNumber, setOrderNumber] = useState('');
  const [act, setAct] = useState<BankAct['act']>('block');
  const [wrong, setWrong] = useState(false);
  const change = useActAsBank();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = actAsBank.body.safeParse({ orderNumber: orderNumber.trim(), act });
    setWrong(!asked.success);
    if (!asked.success) return;
    change.mutate(asked.data, {
      tell: ({ amount }) => t('done', { amount: formatBrl(amount) }),
    });
  };
  return (
    <Card title={t('title')}>
      <Grid as="form" gap={16} onSubmit={submit} noValidate>
        <TextInput
          label={t('order')}
          description={t('orderHelp')}
          inputMode="numeric"
          autoComplete="off"
          value={orderNumber}
          error={wrong && t('wrong')}
          onChange={(event) => setOrderNumber(event.currentTarget.value)}
        />
        <Choice
          legend={t('legend')}
          help={t(`${act}Text`)}
          options={acts.map((value) => ({ value, label: t(value) }))}
          value={act}
          onChange={setAct}
        />
        <Button type="submit" variant="default" loading={change.isPending}>
          {t('send')}
        </Button>
      </Grid>
    </Card>
  );
};
