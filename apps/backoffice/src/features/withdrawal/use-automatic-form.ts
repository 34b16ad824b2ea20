import { formatBrl } from '@balcao/brazil/money';
import { type AutomaticSettings, saveAutomatic } from '@balcao/contract/withdrawal-automatic';
import type { WithdrawalTerms } from '@balcao/contract/withdrawal-request';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useLocale, useTranslations } from 'use-intl';
import { useSaveAutomatic } from './automatic.queries.ts';

export type AutomaticValues = Omit<AutomaticSettings, 'version'>;
const valuesOf = ({ version: _, ...values }: AutomaticSettings): AutomaticValues => values;

/** What goes beyond what the platform allows, or contradicts itself, at its field. */
const useLimits = (terms: WithdrawalTerms) => {
  const t = useTranslations('financial.automatic');
  const said = (key: 'outside' | 'under', centavos: number) => t(key, { amount: formatBrl(centavos) });
  return ({ enabled, minimum, single, daily, destinationId }: AutomaticValues): Record<string, string> => ({
    ...(enabled && !destinationId ? { destinationId: t('choose') } : {}),
    ...(minimum > Math.min(single, daily) ? { minimum: t('aboveSingle') } : {}),
    ...(minimum < terms.minimum ? { minimum: said('under', terms.minimum) } : {}),
    ...(single > terms.single ? { single: said('outside', terms.single) } : {}),
    ...(daily > terms.daily ? { daily: said('outside', terms.daily) } : {}),
  });
};

/** The rules of the automatic withdrawal as they are being changed. */
export const useAutomaticForm = (settings: AutomaticSettings, terms: WithdrawalTerms) => {
  const t = useTranslations('financial.automatic');
  const locale = useLocale();
  const save = useSaveAutomatic();
  const check = checkedNow(saveAutomatic.body, locale);
  const limits = useLimits(terms);
  const form = useForm<AutomaticValues>({
    initialValues: valuesOf(settings),
    validateInputOnBlur: true,
    validate: (values) => ({ ...limits(values), ...check({ ...values, version: settings.version }) }),
  });
  const edited = useEditedForm({ latest: settings, valuesOf, form, isPending: save.isPending });
  const submit = form.onSubmit(
    (sent) =>
      save.mutate(
        { ...sent, version: edited.base.version },
        {
          tell: t('saved'),
          onSuccess: (saved) => edited.saved(saved, sent),
          onError: (error) => showFieldErrors(form, error),
        },
      ),
    focusFirst(form),
  );
  return { form, submit, edited, isPending: save.isPending };
};
