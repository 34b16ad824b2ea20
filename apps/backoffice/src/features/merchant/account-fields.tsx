import { formatCnpj } from '@balcao/brazil/cnpj';
import { formatCpf } from '@balcao/brazil/cpf';
import { type PixKeyType, pixKeyTypes } from '@balcao/brazil/pix-key';
import type { SubjectType } from '@balcao/contract/review';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Box, Muted, Text } from '@balcao/ui/layout.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormField } from '../../lib/form/form-field.tsx';
import { FormFields } from '../../lib/form/form-fields.tsx';
import { isEmpty, valueAt } from '../../lib/form/form-values.ts';
import { useLongFormParts } from '../../lib/form/use-long-form.ts';
import { BankFields } from './bank-fields.tsx';
import classes from './merchant-form.module.css';
import { ownDocument } from './use-upkeep.ts';

/** How each type of key is typed. Documents are not: the key is the merchant's own. */
const typedAs = { [pixKeyTypes.email]: 'email', [pixKeyTypes.phone]: 'phone', [pixKeyTypes.random]: 'text' } as const;
const nameOf = new Map<number, keyof typeof pixKeyTypes>(
  Object.entries(pixKeyTypes).map(([name, code]) => [code, name as keyof typeof pixKeyTypes]),
);

const masks = { enterprise: formatCnpj, personal: formatCpf } as const;

/** Where the money goes: the Pix key, and a bank account for who wants one. */
export const AccountFields = ({ type }: { type: SubjectType }) => (
  <>
    <PixFields type={type} />
    <BankPart />
  </>
);

const PixFields = ({ type }: { type: SubjectType }) => {
  const t = useTranslations('merchant.form.account');
  const { form, change, errorAt } = useLongFormParts();
  const own = ownDocument[type];
  const code = Number(valueAt(form.values, 'pixKeyType') || 0);
  const document = String(valueAt(form.values, own.path) ?? '');
  const isOwn = code === own.code;
  const kind = typedAs[code as keyof typeof typedAs];
  const choose = (chosen: string) => {
    change('pixKeyType', chosen);
    change('pixKey', Number(chosen) === own.code ? document : '');
  };
  const codes: PixKeyType[] = [own.code, pixKeyTypes.email, pixKeyTypes.phone, pixKeyTypes.random];
  return (
    <FormFields>
      <div id="field-pixKeyType">
        <Choice
          legend={t('type')}
          help={t('typeHelp')}
          options={codes.map((one) => ({ value: String(one), label: t(`types.${nameOf.get(one) ?? 'random'}`) }))}
          value={code ? String(code) : ''}
          onChange={choose}
        />
        {!code && errorAt('pixKeyType') && <p className={classes.mistake}>{errorAt('pixKeyType')}</p>}
      </div>
      {isOwn && (
        <Box as="p" id="field-pixKey" py={12} px={16} ground="hover" rounded="md">
          {document === ''
            ? t(`own.missing.${type}`)
            : t.rich(`own.${type}`, {
                key: () => (
                  <Text as="span" weight={600}>
                    {masks[type](document)}
                  </Text>
                ),
              })}
        </Box>
      )}
      {kind && <FormField key={code} path="pixKey" kind={kind} help={t(`help.${kind}`)} />}
    </FormFields>
  );
};

/** The bank account is optional, and asked for only where the person wants one. */
const BankPart = () => {
  const t = useTranslations('merchant.form.account');
  const { form } = useLongFormParts();
  const [isWanted, setWanted] = useState(false);
  if (isWanted || !isEmpty(valueAt(form.values, 'bankAccount'))) return <BankFields onDrop={() => setWanted(false)} />;
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
        onClick={() => setWanted(true)}
      >
        {t('bank.add')}
      </Button>
      <Muted>{t('bank.addHelp')}</Muted>
    </div>
  );
};
