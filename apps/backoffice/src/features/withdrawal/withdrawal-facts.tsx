import { type WithdrawalDetail, WithdrawalStatus } from '@balcao/contract/withdrawal';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';

interface Of {
  readonly withdrawal: WithdrawalDetail;
}

/** What left, what it cost, what arrives. */
export const MoneyFacts = ({ withdrawal: { amount, fee, credited, status } }: Of) => {
  const t = useTranslations('withdrawal');
  const shared = useTranslations('shared');
  return (
    <KeyValues
      rows={[
        { label: shared('amount'), value: <Money centavos={amount} /> },
        { label: shared('fee'), kind: 'fee', value: fee === 0 ? t('form.free') : <Money centavos={fee} /> },
        {
          label: t('facts.credited'),
          kind: status === WithdrawalStatus.enum.success ? 'withdrawn' : undefined,
          // Nothing arrived of what failed.
          value:
            status === WithdrawalStatus.enum.failed ? null : (
              <strong>
                <Money centavos={credited} />
              </strong>
            ),
        },
      ]}
    />
  );
};

/** Whose account it went to, and who sent it. */
export const DestinationFacts = ({ withdrawal }: Of) => {
  const t = useTranslations('withdrawal');
  const { kind, pixKeyType, account, accountName, institution, branch, payee, payer } = withdrawal;
  const type = String(pixKeyType) as '1' | '2' | '3' | '4' | '5';
  const label =
    kind === 'pix' && pixKeyType !== null ? t('facts.pixKey', { type: t(`pixKeyType.${type}`) }) : t('facts.account');
  return (
    <KeyValues
      rows={[
        { label: t('facts.accountName'), value: accountName },
        { label, value: account },
        ...(branch === null ? [] : [{ label: t('facts.branch'), value: branch }]),
        ...(institution === null ? [] : [{ label: t('facts.institution'), value: institution }]),
        { label: t('facts.payee'), value: payee },
        { label: t('facts.payer'), value: payer },
      ]}
    />
  );
};

/** By which numbers and times it is known. */
export const WithdrawalFacts = ({ withdrawal }: Of) => {
  const t = useTranslations('withdrawal');
  const shared = useTranslations('shared');
  const { number, transactionId, type, applicant, appliedAt, completedAt, succeededAt } = withdrawal;
  const { channelTransactionNumber: channel, authentication } = withdrawal;
  const at = (instant: string | null) => instant && <Instant at={instant} form="full" />;
  return (
    <KeyValues
      rows={[
        { label: t('facts.number'), value: <CopyValue value={number} what={t('page.copy')} isOneLine /> },
        {
          label: t('facts.transaction'),
          value: <CopyValue value={transactionId} what={t('page.copyTransaction')} isOneLine />,
        },
        { label: shared('type'), value: t(`type.${type}`) },
        { label: t('facts.applicant'), value: applicant ?? t('facts.automatic') },
        { label: t('facts.applied'), value: at(appliedAt) },
        { label: t('facts.completed'), value: at(completedAt) },
        { label: t('facts.succeeded'), value: at(succeededAt) },
        {
          label: t('facts.channel'),
          value: channel && <CopyValue value={channel} what={t('page.copyChannel')} isOneLine />,
        },
        ...(authentication === null ? [] : [{ label: t('facts.authentication'), value: authentication }]),
      ]}
    />
  );
};
