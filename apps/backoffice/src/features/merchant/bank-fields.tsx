import { confirm } from '@balcao/ui/confirm';
import { useTranslations } from 'use-intl';
import { FormField } from '../../lib/form/form-field.tsx';
import { FormFields } from '../../lib/form/form-fields.tsx';
import { isEmpty, valueAt } from '../../lib/form/form-values.ts';
import { useLongFormParts } from '../../lib/form/use-long-form.ts';
import classes from './merchant-form.module.css';

const at = (field: string) => `bankAccount.${field}`;
const fields = ['institution', 'branch', 'account', 'accountName'] as const;

/** The bank account: the bank by its name or code, the rest as it stands on the card. `onDrop`: none is wanted after all. */
export const BankFields = ({ onDrop }: { onDrop: () => void }) => {
  const t = useTranslations('merchant.form.account.bank');
  const { form, change } = useLongFormParts();
  const drop = async () => {
    const question = { title: t('dropTitle'), message: t('dropText'), action: t('drop'), dangerous: true };
    if (!isEmpty(valueAt(form.values, 'bankAccount')) && !(await confirm(question))) return;
    for (const field of fields) change(at(field), '');
    onDrop();
  };
  return (
    <section aria-label={t('title')}>
      <div className={classes.partnerHead}>
        <h3 className={classes.partnerTitle}>{t('title')}</h3>
        <button type="button" className="link" onClick={() => void drop()}>
          {t('drop')}
        </button>
      </div>
      <FormFields>
        <FormField path={at('institution')} />
        <FormField path={at('branch')} width="half" />
        <FormField path={at('account')} width="half" />
        <FormField path={at('accountName')} help={t('nameHelp')} />
      </FormFields>
    </section>
  );
};
