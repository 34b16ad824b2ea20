import { formatBrl } from '@balcao/brazil/money';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isColleagueFirst } from '../../lib/colleague-first.ts';
import {
  creditableOptions,
  type DeskMerchant,
  type UnidentifiedPayment,
  useCreditUnidentified,
} from './unidentified.queries.ts';
import { UnidentifiedFacts } from './unidentified-facts.tsx';

/** Which team is meant: what was typed, and those that were found by it. Only a team that may be paid can be credited. */
const useMerchantSearch = (first: string) => {
  const [typed, setTyped] = useState(first);
  const [looked, setLooked] = useState(first);
  const found = useQuery(creditableOptions(looked));
  const search = typed.trim();
  const all = search !== '' && search === looked ? found.data?.list : undefined;
  return {
    typed,
    setTyped,
    search,
    look: () => setLooked(search),
    found,
    all,
    isLooking: looked !== '' && found.isFetching,
  };
};
type Search = ReturnType<typeof useMerchantSearch>;

/** The teams that were found; those that may not be paid yet stand below, and cannot be chosen. */
const Merchants = ({
  all,
  value,
  onChange,
}: {
  all: readonly DeskMerchant[];
  value: string;
  onChange: (id: string) => void;
}) => {
  const t = useTranslations('unidentified.crediting');
  const able = all.filter(({ paymentCert }) => paymentCert);
  const unable = all.filter(({ paymentCert }) => !paymentCert);
  return (
    <>
      {all.length === 0 && <Muted role="status">{t('none')}</Muted>}
      {able.length > 0 && (
        <Choice<string>
          legend={t('which')}
          options={able.map(({ merchantId, name, number }) => ({ value: merchantId, label: `${name} · ${number}` }))}
          value={value}
          onChange={onChange}
        />
      )}
      {unable.map(({ merchantId, name, number }) => (
        <Muted key={merchantId}>{t('unable', { name: `${name} · ${number}` })}</Muted>
      ))}
    </>
  );
};

const useCredit = (payment: UnidentifiedPayment, search: Search, onClose: () => void) => {
  const t = useTranslations('unidentified.crediting');
  const ask = useCreditUnidentified(payment);
  const present = useRefusals();
  const form = useForm({ initialValues: { merchantId: '', reason: '' }, validate: ask.check });
  const isChosen = search.all?.some(({ merchantId }) => merchantId === form.values.merchantId) ?? false;
  const send = (values: typeof form.values) =>
    ask.mutate(values, {
      onSuccess: () => {
        tellGood(t('done'));
        onClose();
      },
      onError: (error) => {
        if (showFieldErrors(form, error)) return;
        present(error);
        if (isColleagueFirst(error)) onClose();
      },
    });
  return { form, isChosen, isPending: ask.isPending, submit: form.onSubmit(send, focusFirst(form)) };
};

/** The team is looked up by what is typed, and chosen among those that were found. */
const WhoseItIs = ({ search, form }: { search: Search; form: ReturnType<typeof useCredit>['form'] }) => {
  const t = useTranslations('unidentified.crediting');
  const { typed, setTyped, found, all, isLooking } = search;
  return (
    <>
      <TextInput
        data-autofocus
        label={t('merchant')}
        description={t('merchantHelp')}
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {found.error && !isLooking && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {all && (
        <Merchants
          all={all}
          value={form.values.merchantId}
          onChange={(merchantId) => form.setFieldValue('merchantId', merchantId)}
        />
      )}
    </>
  );
};

interface CreditDialogProps {
  payment: UnidentifiedPayment;
  /** Of the team that is meant, where it is known. */
  merchantNumber?: string | undefined;
  onClose: () => void;
}
/** Asks a colleague to agree that a payment is credited to the balance of a team, which one looks up. */
const CreditDialog = ({ payment, merchantNumber = '', onClose }: CreditDialogProps) => {
  const t = useTranslations('unidentified.crediting');
  const words = useTranslations('unidentified');
  const shared = useTranslations('shared');
  const id = useId();
  const search = useMerchantSearch(merchantNumber);
  const { form, isChosen, isPending, submit } = useCredit(payment, search, onClose);
  const act = (event: FormEvent<HTMLFormElement>) => {
    if (isChosen) return submit(event);
    event.preventDefault();
    search.look();
  };
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('cancel')}
      </Button>
      <Button
        type="submit"
        form={id}
        disabled={!isChosen && search.search === ''}
        loading={isPending || search.isLooking}
      >
        {isChosen ? t('send', { amount: formatBrl(payment.amount) }) : words('matching.find')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('title')} footer={footer} onClose={onClose}>
      <Stack as="form" id={id} noValidate gap={16} onSubmit={act}>
        <Text pretty>{t('text')}</Text>
        <UnidentifiedFacts payment={payment} />
        <WhoseItIs search={search} form={form} />
        {isChosen && (
          <Textarea
            label={t('reason')}
            description={words('reasonHelp')}
            autosize
            minRows={2}
            maxRows={4}
            maxLength={300}
            {...form.getInputProps('reason')}
          />
        )}
      </Stack>
    </Dialog>
  );
};
export default CreditDialog;
