import type { FormField, FormSection } from '@balcao/contract/form-declaration';
import { declaredPath } from '@balcao/contract/form-fields';
import { formOfSubmission } from '@balcao/contract/form-lookup';
import type { ReviewDetail } from './review.queries.ts';

export type Field = ReviewDetail['fields'][number];
export type SectionName =
  | 'main'
  | 'address'
  | 'representative'
  | 'representativeAddress'
  | 'partner'
  | 'field'
  | 'payout'
  | 'documents';
export interface Section {
  readonly id: string;
  readonly name: SectionName;
  /** From 1, where there are several of the kind. */
  readonly number: number | undefined;
  /** Of someone who has left since the submission before. */
  readonly isGone: boolean;
  readonly fields: readonly Field[];
}

const names: Readonly<Record<FormSection, SectionName>> = {
  who: 'main',
  business: 'main',
  contact: 'main',
  remarks: 'main',
  address: 'address',
  legalPerson: 'representative',
  legalRepresentative: 'representative',
  partners: 'partner',
  account: 'payout',
  documents: 'documents',
};
/** Of a subscribe message that a team wrote. */
const ofMessage = /^fields[.]\d+[.]/;
const nameOf = ({ path, kind }: Field, declared: readonly FormField[]): SectionName => {
  if (ofMessage.test(path)) return 'field';
  const field = declared.find((one) => one.path === declaredPath(path));
  const name = names[field?.section ?? 'business'];
  if (name === 'main' && kind === 'document') return 'documents';
  return name === 'representative' && field?.parts.some(({ isAddress }) => isAddress) ? 'representativeAddress' : name;
};
const numberOf = (path: string): number | undefined => {
  const [, number] = /^(?:partners|fields)[.](\d+)[.]/.exec(path) ?? [];
  return number === undefined ? undefined : Number(number) + 1;
};

/** Whether there are several of the kind, each under a title of its own. */
const isNumbered = (name: SectionName): name is 'partner' | 'field' => name === 'partner' || name === 'field';

/** The fields as they are read: what belongs together under one title, in the order in which each title first comes; documents last. */
export const sectionsOf = (
  fields: readonly Field[],
  form: Pick<ReviewDetail, 'kind' | 'subject' | 'type'>,
): Section[] => {
  const declared = formOfSubmission(form)?.fields ?? [];
  const groups = Map.groupBy(fields, (field) => {
    const name = nameOf(field, declared);
    return isNumbered(name) ? `${name}-${numberOf(field.path)}` : name;
  });
  const sections = [...groups].map(
    ([id, [first, ...rest]]): Section | undefined =>
      first && {
        id,
        name: nameOf(first, declared),
        number: numberOf(first.path),
        isGone: first.isGone,
        fields: [first, ...rest],
      },
  );
  const known = sections.filter((section) => section !== undefined);
  return [...known.filter(({ name }) => name !== 'documents'), ...known.filter(({ name }) => name === 'documents')];
};

/** Whether it asks for a look: one that was left empty, as before, says nothing. It may be marked all the same. */
export const asksForLook = ({ value, isChanged, formerVerdict, isGone }: Field): boolean =>
  !isGone && (value !== '' || isChanged || formerVerdict !== null);

/** Whether there is something new to look at: it changed, came, or was found wrong before. */
export const isNews = ({ isChanged, formerVerdict }: Field): boolean => isChanged || formerVerdict !== null;
