import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { CaptchaInput } from '@balcao/ui/captcha-input.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { DocumentInput } from '@balcao/ui/document-input.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Row, Section } from './section.tsx';

export const InputSection = () => {
  const [amount, setAmount] = useState<number | null>(125_000);
  const [cpf, setCpf] = useState('529982247');
  const [cnpj, setCnpj] = useState('12ABC34501DE35');
  const [code, setCode] = useState('');
  const [factor, setFactor] = useState('');
  const [password, setPassword] = useState('Aurora2026');
  return (
    <Section id="inputs" title={useTranslations('parts')('inputs')}>
      <Row wide>
        <TextInput label="Nome da equipe" description="Os seus clientes veem este nome." placeholder="Café Aurora" />
        <TextInput label="E-mail" defaultValue="ana@" error="Informe um e-mail válido." />
        <TextInput label="Número do estabelecimento" defaultValue="100000000042" disabled />
        <MoneyInput label="Valor" description="Até R$ 50.000,00 por saque." value={amount} onChange={setAmount} />
        <MoneyInput label="Valor" value={6_000_000} error="O valor máximo é R$ 50.000,00." />
        <DocumentInput kind="cpf" label="CPF" value={cpf} onChange={setCpf} />
        <DocumentInput kind="cnpj" label="CNPJ" description="Números ou letras." value={cnpj} onChange={setCnpj} />
        <CaptchaInput value={code} onChange={setCode} onSend={() => Promise.resolve(true)} />
        <FactorInput recovery value={factor} onChange={setFactor} />
        <PasswordField
          label="Senha"
          meter
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <NativeSelect label="Tipo" data={['Empresa', 'Pessoa física']} />
        <Textarea label="Motivo" placeholder="O que aconteceu?" autosize minRows={2} />
        <Checkbox label="Li e aceito os termos de uso" defaultChecked mt={28} />
      </Row>
      <Row>
        <CopyValue value="20261121123000001000" what="o número do pedido" />
      </Row>
    </Section>
  );
};
