import { defaultLocale, type Locale, locales } from '@balcao/contract/locale';
import { type MessageFieldKind, type MessageValue, messageValues } from '@balcao/contract/message-field';
import type { MessageCategory } from '@balcao/contract/message-library';
import { OwnTemplateEntry } from '@balcao/contract/message-own-form';
import type { OwnTemplateDetail } from '@balcao/contract/message-own-template';
import type { OwnField, OwnWords } from '@balcao/contract/message-wording';
import { checkedNow } from '@balcao/ui/form-check';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useLocale } from 'use-intl';
import { useReasonText } from '../../lib/form/field-words.ts';

type WordValues = Record<Locale, string>;
export interface OwnFieldValues {
  /** Tells it from the others while it is edited. */
  name: string;
  kind: MessageFieldKind;
  label: WordValues;
  /** Centavos of an amount, null while there are none; of the rest what is typed. */
  sample: MessageValue | null;
}
/** What the form holds: words in every language, empty where there are none. */
export interface OwnTemplateValues {
  title: WordValues;
  scene: string;
  category: string;
  fields: OwnFieldValues[];
}

const wordValues = (words?: OwnWords): WordValues => ({
  'pt-BR': words?.['pt-BR'] ?? '',
  'en-US': words?.['en-US'] ?? '',
  'es-MX': words?.['es-MX'] ?? '',
  'zh-CN': words?.['zh-CN'] ?? '',
});
export const emptyField = (): OwnFieldValues => ({
  name: crypto.randomUUID(),
  kind: 'text',
  label: wordValues(),
  sample: '',
});

const fieldValues = ({ name, kind, label, sample }: OwnField): OwnFieldValues => ({
  name,
  kind,
  label: wordValues(label),
  sample: kind === 'number' ? String(sample) : sample,
});
const valuesOf = (kept: OwnTemplateDetail | undefined): OwnTemplateValues => ({
  title: wordValues(kept?.title),
  scene: kept?.scene ?? '',
  category: kept?.category ?? '',
  fields: kept?.fields.map(fieldValues) ?? [emptyField(), emptyField()],
});

/** Without the languages that were left out; Portuguese is asked for. */
const wordsOf = (values: WordValues): OwnWords => ({
  'pt-BR': values['pt-BR'],
  ...Object.fromEntries(
    locales.filter((one) => one !== defaultLocale && values[one].trim() !== '').map((one) => [one, values[one]]),
  ),
});
/** A number as it is typed becomes one; what is none is what the check finds. */
const sampleOf = ({ kind, sample }: OwnFieldValues): MessageValue => {
  if (kind === 'number' && /^\d{1,15}$/.test(String(sample).trim())) return Number(sample);
  return sample ?? '';
};

/** What the API is sent. */
export const entryOf = ({ title, scene, category, fields }: OwnTemplateValues): OwnTemplateEntry => ({
  title: wordsOf(title),
  scene,
  // None or another one is what the check finds.
  category: category as MessageCategory,
  fields: fields.map((field) => ({ kind: field.kind, label: wordsOf(field.label), sample: sampleOf(field) })),
});

/** A message as its preview shows it while it is written: a sample that is not whole yet as it is typed. */
export const previewOf = ({ title, fields }: OwnTemplateValues): { title: OwnWords; fields: readonly OwnField[] } => ({
  title: wordsOf(title),
  fields: fields.map((field) => {
    const sample = sampleOf(field);
    const kind = messageValues[field.kind].safeParse(sample).success ? field.kind : 'text';
    return { name: field.name, kind, label: wordsOf(field.label), sample };
  }),
});

/** The form of a message, new or kept, and which version of it is being edited. What its reviewer found wrong stands at its field. */
export const useOwnTemplateForm = (kept: OwnTemplateDetail | undefined, isPending: boolean) => {
  const locale = useLocale();
  const reasonText = useReasonText();
  const found = kept?.state === 'rejected' ? (kept.submission?.verdicts ?? []) : [];
  const form = useForm<OwnTemplateValues>({
    initialValues: valuesOf(kept),
    initialErrors: Object.fromEntries(found.map(({ path, reason, note }) => [path, note ?? reasonText(reason)])),
    validate: (values) => checkedNow(OwnTemplateEntry, locale)(entryOf(values)),
  });
  return { form, edited: useEditedForm({ latest: kept, valuesOf, form, isPending }) };
};
export type OwnTemplateForm = ReturnType<typeof useOwnTemplateForm>['form'];
