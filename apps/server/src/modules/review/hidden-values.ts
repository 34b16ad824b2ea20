import { mask, maskEmail } from '@balcao/brazil/mask';
import { declaredPath, type FieldKind, type FlatForm, type FormField } from '@balcao/contract/form-fields';

/** Kinds that are hidden but for their ends. A CNPJ is public, and documents are known by ids that nobody else can open. */
const ofKind: Partial<Record<FieldKind, (text: string) => string>> = {
  cpf: mask,
  phone: mask,
  email: maskEmail,
  pixKey: mask,
  bankAccount: mask,
};
/** What else is of a person and not of a business: papers, birthday, parents, and where they live. */
const ofPerson =
  /(^|\.)(rg|rgIssueDate|birthDate|fatherName|motherName|otherContact)$|^commercialPhone\.number$|^legalRepresentative\.address\.(cep|street|streetNumber|complement|district)$/;

/** What was handed in, for who only looks: personal data hidden but for the first two and last two characters (rule: masked). */
export const hiddenValues = (form: FlatForm, fields: readonly FormField[]): Record<string, string> => {
  const kindOf = new Map(fields.map(({ path, kind }) => [path, kind]));
  const shown = ([path, text]: readonly [string, string]): string => {
    const declared = declaredPath(path);
    if (ofPerson.test(declared)) return mask(text);
    const hide = ofKind[kindOf.get(declared) ?? 'text'];
    return hide ? hide(text) : text;
  };
  return Object.fromEntries(Object.entries(form).map((entry) => [entry[0], shown(entry)]));
};
