import { states } from '@balcao/brazil/states';
import { CaptchaInput } from '@balcao/ui/captcha-input.tsx';
import { Checkbox } from '@balcao/ui/checkbox.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { DayInput } from '@balcao/ui/day-input.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { ListSelect } from '@balcao/ui/list-select.tsx';
import { MaskedInput } from '@balcao/ui/masked-input.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { PhoneInput } from '@balcao/ui/phone-input.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Example, Section } from './section.tsx';

export const InputSection = () => {
  const [amount, setAmount] = useState<number | null>(125_000);
  const [code, setCode] = useState('');
  const [factor, setFactor] = useState('');
  const [password, setPassword] = useState('Aurora2026');
  return (
    <Section id="inputs" title={useTranslations('parts')('inputs')}>
      <Example wide>
        <TextInput label="Nome da equipe" description="Os seus clientes veem este nome." placeholder="Café Aurora" />
        <TextInput label="E-mail" defaultValue="ana@" error="Informe um e-mail válido." />
        <TextInput label="Número do estabelecimento" defaultValue="100000000042" disabled />
        <MoneyInput label="Valor" description="Até R$ 50.000,00 por saque." value={amount} onChange={setAmount} />
        <MoneyInput label="Valor" value={6_000_000} error="O valor máximo é R$ 50.000,00." />
        <CaptchaInput value={code} onChange={setCode} onSend={() => Promise.resolve(true)} />
        <FactorInput recovery value={factor} onChange={setFactor} />
        <PasswordField
          label="Senha"
          newOf={[]}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <NativeSelect label="Tipo" data={['Empresa', 'Pessoa física']} />
        <Textarea label="Motivo" placeholder="O que aconteceu?" autosize minRows={2} />
        <Checkbox label="Li e aceito os termos de uso" defaultChecked mt={28} />
      </Example>
      <IdentityRow />
      <Example>
        <CopyValue value="20261121123000001000" what="o número do pedido" />
      </Example>
    </Section>
  );
};

const bankOptions = ['001 - Banco do Brasil', '237 - Bradesco', '341 - Itaú'].map((label) => ({ value: label, label }));
const stateOptions = states.map(({ code, name }) => ({ value: code, label: `${code} - ${name}` }));

/** What forms ask about people and companies of Brazil. */
const IdentityRow = () => {
  const [values, setValues] = useState({
    cpf: '52998224725',
    cnpj: '12ABC34501DE35',
    document: '',
    cep: '01310100',
    phone: '+5511987654321',
    day: '19901120',
    state: 'SP',
    bank: '',
  });
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });
  return (
    <Example wide>
      <MaskedInput kind="cpf" label="CPF" {...field('cpf')} />
      <MaskedInput kind="cnpj" label="CNPJ" help="Números ou letras." {...field('cnpj')} />
      <MaskedInput kind="document" label="CPF ou CNPJ" {...field('document')} />
      <MaskedInput kind="cep" label="CEP" {...field('cep')} error="O CEP tem oito dígitos." />
      <PhoneInput label="Telefone" help="Com DDD." required {...field('phone')} />
      <DayInput label="Data de nascimento" {...field('day')} />
      <ListSelect label="Estado" options={stateOptions} {...field('state')} />
      <ListSelect label="Banco" help="Escolha ou digite." free options={bankOptions} {...field('bank')} />
    </Example>
  );
};
