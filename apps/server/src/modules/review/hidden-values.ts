import { mask, maskEmail } from '@balcao/brazil/mask';
import type { FormField } from '@balcao/contract/form-declaration';
import { declaredPath, type FieldKind, type FlatForm } from '@balcao/contract/form-fields';

/** Kinds that are masked except for their ends. A CNPJ is public, and documents are named by ids that only authorised readers can open. */
const ofKind: Partial<Record<FieldKind, (text: string) => string>> = {
  cpf: mask,
  phone: mask,
  email: maskEmail,
  pixKey: mask,
  bankAccount: mask,
};
/** What was submitted, for who only looks: personal data hidden but for the first two and last two characters (rule: masked). */
export const hiddenValues = (form: FlatForm, fields: readonly FormField[]): Record<string, string> => {
  const declared = new Map(fields.map((field) => [field.path, field]));
  const shown = ([path, text]: readonly [string, string]): string => {
    const { isPersonal, kind = 'text' } = declared.get(declaredPath(path)) ?? {};
    const hide = isPersonal ? mask : ofKind[kind];
    return hide ? hide(text) : text;
  };
  return Object.fromEntries(Object.entries(form).map((entry) => [entry[0], shown(entry)]));
};
