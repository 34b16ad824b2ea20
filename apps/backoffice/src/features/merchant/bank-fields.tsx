import { banks } from '@balcao/brazil/banks';
import { confirm } from '@balcao/ui/confirm';
import { ListSelect } from '@balcao/ui/list-select.tsx';
import { useTranslations } from 'use-intl';
import { placeOf } from '../../lib/form/field-place.ts';
import { useFieldName, useReasonText } from '../../lib/form/field-words.ts';
import { FormField } from '../../lib/form/form-field.tsx';
import { FormFields } from '../../lib/form/form-fields.tsx';
import { isEmpty, valueAt } from '../../lib/form/form-values.ts';
import { useLongFormParts } from '../../lib/form/use-long-form.ts';
import classes from './merchant-form.module.css';

const at = (field: string) => `bankAccount.${field}`;
const fields = ['institution', 'branch', 'account', 'accountName'] as const;
const options = banks.map(({ code, name }) => ({ value: `${code} - ${name}`, label: `${code} - ${name}` }));

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
        <Institution />
        <FormField path={at('branch')} width="half" />
        <FormField path={at('account')} width="half" />
        <FormField path={at('accountName')} help={t('nameHelp')} />
      </FormFields>
    </section>
  );
};

/** The bank by a few letters of its name; one that is not in the list is typed. */
const Institution = () => {
  const { form, kind, type, change, leave, errorAt, verdictAt } = useLongFormParts();
  const labelOf = useFieldName(kind, type);
  const textOf = useReasonText();
  const path = at('institution');
  const verdict = verdictAt(path);
  return (
    <div id={placeOf(path)}>
      <ListSelect
        free
        label={labelOf(path)}
        options={options}
        value={String(valueAt(form.values, path) ?? '')}
        onChange={(value) => change(path, value)}
        onBlur={() => leave(path)}
        error={errorAt(path) ?? (verdict && textOf(verdict.reason))}
      />
    </div>
  );
};
