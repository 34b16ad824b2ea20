import { isPixKey, type PixKeyType } from '@balcao/brazil/pix-key';
import * as z from 'zod/mini';
import { field, held, part } from './form-declaration.ts';
import { nameLine } from './name-text.ts';
import { fromText, identifier, line } from './scalars.ts';

const choice = { error: 'choice', abort: true } as const;
const PixKeyTypeCode = held('pixKeyType', fromText(z.int().check(z.gte(1, choice), z.lte(5, choice)), 'choice'));

/** Where money goes when it is not sent to the Pix key. */
export const BankAccount = z.strictObject({
  institution: field(line(60, 2), { label: { pt: 'Banco', en: 'Bank', es: 'Banco', zh: '银行' } }),
  branch: field(z.string().check(z.trim(), z.regex(/^\d{1,5}(-?[0-9Xx])?$/, 'bankNumber 5')), {
    label: { pt: 'Agência', en: 'Branch', es: 'Sucursal', zh: '支行' },
    width: 'half',
  }),
  account: field(held('bankAccount', z.string().check(z.trim(), z.regex(/^\d{1,13}(-?[0-9Xx])?$/, 'bankNumber 13'))), {
    label: {
      pt: 'Conta com dígito',
      en: 'Account number with check digit',
      es: 'Cuenta con dígito',
      zh: '账号（含校验位）',
    },
    width: 'half',
  }),
  accountName: field(nameLine(100, 2), {
    label: { pt: 'Titular da conta', en: 'Account holder', es: 'Titular de la cuenta', zh: '账户名' },
    help: {
      pt: 'O nome do titular, como está no banco.',
      en: 'The account holder’s name, as registered at the bank.',
      es: 'El nombre del titular, como lo tiene el banco.',
      zh: '银行登记的户名。',
    },
  }),
});

/** Where the money goes. */
export const accountFields = {
  pixKeyType: field(PixKeyTypeCode, {
    step: 'account',
    section: 'account',
    label: { pt: 'Tipo da chave Pix', en: 'Pix key type', es: 'Tipo de clave Pix', zh: 'Pix 密钥类型' },
  }),
  pixKey: field(held('pixKey', identifier(77)), {
    step: 'account',
    section: 'account',
    autoComplete: 'off',
    label: { pt: 'Chave Pix', en: 'Pix key', es: 'Clave Pix', zh: 'Pix 密钥' },
  }),
  bankAccount: part(z.optional(BankAccount), {
    step: 'account',
    section: 'account',
    isSelfEvident: true,
    label: { pt: 'Conta bancária', en: 'Bank account', es: 'Cuenta bancaria', zh: '银行账户' },
  }),
};

interface Keyed {
  readonly pixKeyType: number;
  readonly pixKey: string;
}
/** A key that is a document must be the merchant's own: the directory of Pix keys would refuse another's. */
export const checkPixKey = (
  form: Keyed,
  own: { cpf?: string; cnpj?: string },
  context: z.core.$RefinementCtx,
): void => {
  const issue = (text: string) => context.addIssue({ code: 'custom', path: ['pixKey'], params: { text } });
  if (!isPixKey(form.pixKeyType as PixKeyType, form.pixKey)) {
    issue('pixKey');
    return;
  }
  const bare = form.pixKey.toUpperCase().replaceAll(/[.\-/\s]/g, '');
  if (form.pixKeyType === 1 && bare !== own.cpf) issue('pixKeyNotOwn');
  if (form.pixKeyType === 2 && bare !== own.cnpj) issue('pixKeyNotOwn');
};
