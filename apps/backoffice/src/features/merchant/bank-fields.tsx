import { banks } from '@balcao/brazil/banks';
import { confirm } from '@balcao/ui/confirm';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { ListSelect } from '@balcao/ui/list-select.tsx';
import { useTranslations } from 'use-intl';
import { placeOf } from '../../lib/form/field-place.ts';
import { useFieldName, useReasonText } from '../../lib/form/field-words.ts';
import { FormFields } from '../../lib/form/form-fields.tsx';
import { isEmpty, valueAt } from '../../lib/form/form-values.ts';
import { PartFields } from '../../lib/form/part-fields.tsx';
import { useLongFormParts } from '../../lib/form/use-long-form.ts';

const options = banks.map(({ code, name }) => ({ value: `${code} - ${name}`, label: `${code} - ${name}` }));

/** The bank account: the bank by its name or code, the rest as it stands on the card. `onDrop`: none is wanted after all. */
export const BankFields = ({ onDrop }: { onDrop: () => void }) => {
  const t = useTranslations('merchant.form.account.bank');
  const { form, fields, change } = useLongFormParts();
  const drop = async () => {
    const question = { title: t('dropTitle'), message: t('dropText'), action: t('drop'), dangerous: true };
    if (!isEmpty(valueAt(form.values, 'bankAccount')) && !(await confirm(question))) return;
    for (const { path } of fields) if (path.startsWith('bankAccount.')) change(path, '');
    onDrop();
  };
  return (
    <section aria-label={t('title')}>
      <Row gap={16} rowGap={8} align="center" justify="between" wrap mb={16}>
        <Text as="h3" size={16} weight={650}>
          {t('title')}
        </Text>
        <button type="button" className="link" onClick={() => void drop()}>
          {t('drop')}
        </button>
      </Row>
      <FormFields>
        <PartFields at="bankAccount" instead={{ institution: <Institution key="institution" /> }} />
      </FormFields>
    </section>
  );
};

/** The bank by a few letters of its name; one that is not in the list is typed. */
const Institution = () => {
  const { form, fields, change, leave, errorAt, verdictAt } = useLongFormParts();
  const labelOf = useFieldName(fields);
  const textOf = useReasonText();
  const path = 'bankAccount.institution';
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
