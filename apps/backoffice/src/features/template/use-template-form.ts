import { defaultLocale, type Locale } from '@balcao/contract/locale';
import type { TemplateDetail } from '@balcao/contract/template';
import { type LanguageVersion, type TemplateCategory, TemplateEntry } from '@balcao/contract/template-form';
import { checkedNow } from '@balcao/ui/form-check';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useLocale } from 'use-intl';
import { useReasonText } from '../../lib/form/field-words.ts';

interface ButtonValues {
  /** Tells it from the others while it is edited. */
  key: string;
  label: string;
  kind: 'answer' | 'link';
  url: string;
}
interface VersionValues {
  language: Locale;
  header: string;
  body: string;
  footer: string;
  buttons: ButtonValues[];
}
/** What the form holds: texts as they are typed. */
export interface TemplateValues {
  name: string;
  category: string;
  mainLanguage: Locale;
  variables: { key: string; name: string; sample: string }[];
  versions: VersionValues[];
}

export const emptyButton = (): ButtonValues => ({ key: crypto.randomUUID(), label: '', kind: 'answer', url: '' });
export const emptyVariable = () => ({ key: crypto.randomUUID(), name: '', sample: '' });
export const emptyVersion = (language: Locale): VersionValues => ({
  language,
  header: '',
  body: '',
  footer: '',
  buttons: [],
});

const versionValues = ({ buttons, ...words }: LanguageVersion, place: number): VersionValues => ({
  ...words,
  buttons: buttons.map(({ label, url }, index) => ({
    key: `${place}:${index}`,
    label,
    kind: url === null ? 'answer' : 'link',
    url: url ?? '',
  })),
});
const valuesOf = (kept: TemplateDetail | undefined): TemplateValues => ({
  name: kept?.entry.name ?? '',
  category: kept?.entry.category ?? '',
  mainLanguage: kept?.entry.mainLanguage ?? defaultLocale,
  variables: kept?.entry.variables.map((one, index) => ({ key: String(index), ...one })) ?? [],
  versions: kept?.entry.versions.map(versionValues) ?? [emptyVersion(defaultLocale)],
});

/** What the API is sent. */
export const entryOf = ({ name, category, mainLanguage, variables, versions }: TemplateValues): TemplateEntry => ({
  name,
  // None or another one is what the check finds.
  category: category as TemplateCategory,
  mainLanguage,
  variables: variables.map((one) => ({ name: one.name.trim(), sample: one.sample })),
  versions: versions.map(({ buttons, ...words }) => ({
    ...words,
    buttons: buttons.map(({ label, kind, url }) => ({ label, url: kind === 'link' ? url : null })),
  })),
});

/** The form of a template, new or kept, and which version of it is being edited. What its reviewer found wrong stands at its field. */
export const useTemplateForm = (kept: TemplateDetail | undefined, isPending: boolean) => {
  const locale = useLocale();
  const reasonText = useReasonText();
  const isRejected = kept?.state === 'rejected' || kept?.edition === 'rejected';
  const found = isRejected ? (kept?.submission?.verdicts ?? []) : [];
  const form = useForm<TemplateValues>({
    initialValues: valuesOf(kept),
    initialErrors: Object.fromEntries(found.map(({ path, reason, note }) => [path, note ?? reasonText(reason)])),
    validate: (values) => checkedNow(TemplateEntry, locale)(entryOf(values)),
  });
  return { form, edited: useEditedForm({ latest: kept, valuesOf, form, isPending }) };
};
export type TemplateForm = ReturnType<typeof useTemplateForm>['form'];
