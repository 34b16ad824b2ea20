import { mask, maskEmail } from '@balcao/brazil/mask';
import { normalisePixKey, type PixKeyType, pixKeyTypes } from '@balcao/brazil/pix-key';
import type { FlatForm } from '@balcao/contract/form-fields';
import type { SubjectType } from '@balcao/contract/review';
import type { NewDestination } from '@balcao/contract/withdrawal-destination';
import type { Secrets } from '../../platform/secrets.ts';
import type { PayoutAccount } from '../rail/rail.service.ts';
import type { DestinationRow } from './withdrawal.tables.ts';

/** Who a merchant is to a bank: the name on its accounts, and the number by which the law knows it, where it is known. */
export interface Owner {
  readonly name: string;
  readonly document: string | null;
}

/** Who handed a form for payments in. */
export const ownerOf = (type: SubjectType, form: FlatForm): Owner =>
  type === 'enterprise'
    ? { name: form.registeredName ?? '', document: form.cnpj ?? null }
    : { name: form['legalRepresentative.name'] ?? '', document: form['legalRepresentative.cpf'] ?? null };

const bankOf = (of: (field: 'institution' | 'branch' | 'account' | 'accountName') => string | undefined) => {
  const [institution, branch, account, accountName] = [
    of('institution'),
    of('branch'),
    of('account'),
    of('accountName'),
  ];
  return institution && branch && account && accountName
    ? ({ kind: 'bank', institution, branch, account, accountName } as const)
    : undefined;
};

/** The accounts that stand in a form for payments, the Pix key first. */
export const accountsOf = (form: FlatForm): PayoutAccount[] => {
  const pixKeyType = Number(form.pixKeyType) as PixKeyType;
  const pixKey = normalisePixKey(pixKeyType, form.pixKey ?? '');
  const bank = bankOf((field) => form[`bankAccount.${field}`]);
  return [...(pixKey ? [{ kind: 'pix', pixKeyType, pixKey } as const] : []), ...(bank ? [bank] : [])];
};

/** An account as a member typed it, as the directory writes it; the schema has seen that a key is one. */
export const accountOf = (typed: NewDestination): PayoutAccount => {
  if (typed.kind === 'bank') return typed;
  const pixKey = normalisePixKey(typed.pixKeyType as PixKeyType, typed.pixKey) ?? typed.pixKey;
  return { kind: 'pix', pixKeyType: typed.pixKeyType, pixKey };
};

/** Whether a key names its owner by itself: CPF or CNPJ. */
export const isDocument = (account: PayoutAccount): account is PayoutAccount & { readonly kind: 'pix' } =>
  account.kind === 'pix' && (account.pixKeyType === pixKeyTypes.cpf || account.pixKeyType === pixKeyTypes.cnpj);

const maskedOf = (account: PayoutAccount): string => {
  if (account.kind === 'bank') return mask(account.account);
  return account.pixKeyType === pixKeyTypes.email ? maskEmail(account.pixKey) : mask(account.pixKey);
};
const bare = (text: string): string => text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();

/** An account as it is kept: sealed, with what may be shown of it, and a keyed hash by which the same one is found. */
export const keptAs = (
  secrets: Pick<Secrets, 'seal' | 'mac'>,
  account: PayoutAccount,
  { name, institution }: { readonly name: string; readonly institution: string | null },
): Pick<
  DestinationRow,
  'kind' | 'pixKeyType' | 'sealed' | 'fingerprint' | 'masked' | 'accountName' | 'institution' | 'branch'
> => {
  const isPix = account.kind === 'pix';
  const said = isPix
    ? ['pix', String(account.pixKeyType), account.pixKey]
    : ['bank', account.institution.toLowerCase(), bare(account.branch), bare(account.account)];
  return {
    kind: account.kind,
    pixKeyType: isPix ? account.pixKeyType : null,
    sealed: secrets.seal(JSON.stringify(account)),
    fingerprint: secrets.mac('payout-destination', said.join('|')),
    masked: maskedOf(account),
    accountName: isPix ? name : account.accountName,
    institution: isPix ? institution : account.institution,
    branch: isPix ? null : account.branch,
  };
};

/** The account itself, for the bank alone. */
export const openAccount = (secrets: Pick<Secrets, 'open'>, sealed: string): PayoutAccount =>
  JSON.parse(secrets.open(sealed)) as PayoutAccount;
