import { formatBrl } from '@balcao/brazil/money';
import { Choice } from '@balcao/ui/choice.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { useRequest } from '../../lib/use-request.ts';
import { RequestReason } from './request-reason.tsx';
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
      {unable.length > 0 && (
        <Stack gap={4}>
          <Muted>{t('unable')}</Muted>
          <Stack as="ul" gap={4}>
            {unable.map(({ merchantId, name, number }) => (
              <Muted as="li" key={merchantId} size={14} breakable>
                {`${name} · ${number}`}
              </Muted>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
};

const useCredit = (payment: UnidentifiedPayment, search: Search, onClose: () => void) => {
  const t = useTranslations('unidentified.crediting');
  const command = useCreditUnidentified(payment);
  const first = { merchantId: '', reason: '' };
  const request = useRequest({ command, first, done: t('done'), onClose });
  const isChosen = search.all?.some(({ merchantId }) => merchantId === request.form.values.merchantId) ?? false;
  return { ...request, isChosen };
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
  const search = useMerchantSearch(merchantNumber);
  const { form, isChosen, isPending, submit } = useCredit(payment, search, onClose);
  const act = (event: FormEvent<HTMLFormElement>) => {
    if (isChosen) return submit(event);
    event.preventDefault();
    search.look();
  };
  return (
    <FormDialog
      title={t('title')}
      text={t('text')}
      action={isChosen ? t('send', { amount: formatBrl(payment.amount) }) : words('matching.find')}
      isBusy={isPending || search.isLooking}
      isDisabled={!isChosen && search.search === ''}
      onSubmit={act}
      onClose={onClose}
    >
      <UnidentifiedFacts payment={payment} />
      <WhoseItIs search={search} form={form} />
      {isChosen && <RequestReason label={t('reason')} {...form.getInputProps('reason')} />}
    </FormDialog>
  );
};
export default CreditDialog;
