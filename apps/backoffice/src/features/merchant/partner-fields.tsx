import { partnersAtMost } from '@balcao/contract/merchant-form';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { focusField } from '../../lib/form/field-place.ts';
import { FormFields } from '../../lib/form/form-fields.tsx';
import { blankItem, isEmpty, type Json, valueAt } from '../../lib/form/form-values.ts';
import { PartFields } from '../../lib/form/part-fields.tsx';
import { useLongFormParts } from '../../lib/form/use-long-form.ts';
import classes from './merchant-form.module.css';

const usePartners = () => {
  const { form, fields, change } = useLongFormParts();
  const held = valueAt(form.values, 'partners');
  const partners: readonly Json[] = Array.isArray(held) ? held : [];
  const replace = (next: readonly Json[]) => change('partners', [...next]);
  return { partners, replace, blank: (): Json => blankItem(fields, 'partners') };
};

/** Everyone who owns a part of the company: one at least. */
export const PartnerFields = () => {
  const t = useTranslations('merchant.form.partners');
  const { partners, replace, blank } = usePartners();
  const add = () => {
    replace([...partners, blank()]);
    requestAnimationFrame(() => focusField(`partners.${partners.length}.name`));
  };
  return (
    <>
      {partners
        .map((_, place) => place)
        .map((place) => (
          <PartnerPart key={place} index={place} />
        ))}
      {partners.length < partnersAtMost ? (
        <div>
          <Button variant="default" leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={add}>
            {t('add')}
          </Button>
        </div>
      ) : (
        <Muted>{t('full', { count: partnersAtMost })}</Muted>
      )}
    </>
  );
};

const PartnerPart = ({ index }: { index: number }) => {
  const t = useTranslations('merchant.form.partners');
  const id = useId();
  const { partners, replace } = usePartners();
  const name = valueAt({ partners: [...partners] }, `partners.${index}.name`);
  const called = typeof name === 'string' && name.trim() !== '' ? name.trim() : t('nameless', { number: index + 1 });
  const remove = async () => {
    const question = { title: t('removeTitle', { name: called }), message: t('removeText'), action: t('remove') };
    if (!isEmpty(partners[index]) && !(await confirm({ ...question, dangerous: true }))) return;
    replace(partners.filter((_, other) => other !== index));
  };
  return (
    <fieldset className={classes.partner} aria-labelledby={id}>
      <Row gap={16} rowGap={8} align="center" justify="between" wrap mb={16}>
        <Text as="h3" id={id} size={16} weight={650}>
          {t('nameless', { number: index + 1 })}
        </Text>
        {partners.length > 1 && (
          <button
            type="button"
            className="link"
            aria-label={t('removeLong', { name: called })}
            onClick={() => void remove()}
          >
            {t('remove')}
          </button>
        )}
      </Row>
      <FormFields>
        {isEmpty(partners[index]) && <FromRepresentative index={index} />}
        <PartFields at={`partners.${index}`} />
      </FormFields>
    </fieldset>
  );
};

/** The representative of a company is usually one of its partners, so their data need not be typed twice. */
const FromRepresentative = ({ index }: { index: number }) => {
  const t = useTranslations('merchant.form.partners');
  const { form, change } = useLongFormParts();
  const { partners } = usePartners();
  const name = valueAt(form.values, 'legalRepresentative.name');
  const cpf = valueAt(form.values, 'legalRepresentative.cpf');
  const isThere = partners.some((_, other) => valueAt({ partners: [...partners] }, `partners.${other}.cpf`) === cpf);
  if (isEmpty(name) || isEmpty(cpf) || isThere) return null;
  const take = () => {
    change(`partners.${index}.name`, name ?? '');
    change(`partners.${index}.cpf`, cpf ?? '');
  };
  return (
    <div>
      <Button variant="default" onClick={take}>
        {t('same', { name: String(name) })}
      </Button>
    </div>
  );
};
