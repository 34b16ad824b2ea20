import { AppletCategory, appletCategoryWords } from '@balcao/contract/applet-category';
import { ChannelRight } from '@balcao/contract/channel';
import { ChannelCertificationKind } from '@balcao/contract/channel-certification-kind';
import { ExportSubject } from '@balcao/contract/export';
import { wordsIn } from '@balcao/contract/form-words';
import { localeNames } from '@balcao/contract/locale';
import { type LogChange, severalFields } from '@balcao/contract/log';
import { logValueText } from '@balcao/contract/log-value';
import { isMenuId } from '@balcao/contract/menus';
import { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { useMenuName } from '../../lib/menu-names.ts';

/** The words of a value; names stand for themselves. */
export const useValueWords = () => {
  const t = useTranslations('log');
  const level = useTranslations('role.level');
  const locale = useLocale();
  const products = Object.fromEntries(PaymentProduct.options.map((product) => [product, t(`product.${product}`)]));
  const tables: Partial<Record<LogChange['field'], Readonly<Record<string, string>>>> = {
    permission: { none: level('none'), read: level('read'), write: level('write') },
    status: { '0': t('status.0'), '1': t('status.1'), '2': t('status.2') },
    invitation: {
      pending: t('invitation.pending'),
      accepted: t('invitation.accepted'),
      revoked: t('invitation.revoked'),
      expired: t('invitation.expired'),
    },
    category: Object.fromEntries(AppletCategory.options.map((one) => [one, wordsIn(locale, appletCategoryWords[one])])),
    icon: { former: t('icon.former'), new: t('icon.new') },
    type: { everyone: t('type.everyone'), invited_only: t('type.invited_only') },
    language: localeNames,
    manager: Object.fromEntries(ChannelRight.options.map((right) => [right, t(`manager.${right}`)])),
    certification: Object.fromEntries(
      ChannelCertificationKind.options.map((kind) => [kind, t(`certification.${kind}`)]),
    ),
    superAdmin: { yes: t('superAdmin.yes'), no: t('superAdmin.no') },
    automatic: { yes: t('superAdmin.yes'), no: t('superAdmin.no') },
    receipt: { yes: t('superAdmin.yes'), no: t('superAdmin.no') },
    eventTypes: { all: t('eventTypes.all') },
    product: products,
    submission: { certification: t('submission.certification'), merchant: t('submission.merchant'), ...products },
    methods: Object.fromEntries(PaymentMethod.options.map((method) => [method, t(`methods.${method}`)])),
    spoken: { amount: t('spoken.amount'), amountAndPayer: t('spoken.amountAndPayer'), chime: t('spoken.chime') },
    file: Object.fromEntries(ExportSubject.options.map((subject) => [subject, t(`files.${subject}`)])),
  };
  const wordOf = (field: LogChange['field'], value: string): string =>
    tables[field]?.[value] ?? logValueText(field, value, locale) ?? value;
  return (field: LogChange['field'], value: string | null): string => {
    if (value === null) return t('nothing');
    const all = severalFields.has(field) ? value.split(', ') : [value];
    return all.map((one) => wordOf(field, one)).join(', ');
  };
};

/** What stands in a sentence for what the reader may not see. */
export const useHiddenWords = () => {
  const t = useTranslations('log.hidden');
  return (field: LogChange['field']): string =>
    field === 'amount' || field === 'destination' || field === 'email' ? t(field) : t('value');
};

/** These say what something is, and never change: they stand there without a before. */
const facts: ReadonlySet<LogChange['field']> = new Set(['period', 'serial']);
/** Of what is new, these say what it is. */
const factsAtFirst: ReadonlySet<LogChange['field']> = new Set(['address', 'eventTypes']);
export const isFact = ({ field, before, after }: LogChange): boolean =>
  facts.has(field) || (factsAtFirst.has(field) && before === null && after !== null);

/** What changed, field by field; permissions by the names of their menus. */
export const LogChangeList = ({ changes }: { changes: readonly LogChange[] }) => {
  const t = useTranslations('log');
  const words = useValueWords();
  const menuName = useMenuName();
  const labelOf = ({ field, of }: LogChange): string => {
    if (of === null) return t(`field.${field}`);
    return isMenuId(of) ? menuName(of) : of;
  };
  const saying = (change: LogChange): string => {
    if (change.isHidden) return t('hidden.value');
    const after = words(change.field, change.after);
    return isFact(change) ? after : t('change', { before: words(change.field, change.before), after });
  };
  return <KeyValues rows={changes.map((change) => ({ label: labelOf(change), value: saying(change) }))} />;
};
