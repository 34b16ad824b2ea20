import { formatDate } from '@balcao/brazil/dates';
import { describe, expect, it } from 'vitest';
import { formValueText } from './form-value-text.ts';

describe('a value of a form', () => {
  it.each([
    ['cpf', '52998224725', '529.982.247-25'],
    ['cpf', '52*******25', '52*******25'],
    ['cpf', '529', '529'],
    ['cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['cep', '01310100', '01310-100'],
    ['phone', '+5511987654321', '+55 (11) 98765-4321'],
    ['phone', '+551133334444', '+55 (11) 3333-4444'],
    ['phone', '+4930123456', '+4930123456'],
    ['phone', '+5*********21', '+5*********21'],
    ['phone', 'ramal 5', 'ramal 5'],
    ['day', '19901120', '20/11/1990'],
    ['day', '31/02/1990', '31/02/1990'],
    ['day', '19900231', '19900231'],
    ['money', '125000', 'R$ 1.250,00'],
    ['money', '12,50', '12,50'],
    ['state', 'SP', 'SP - São Paulo'],
    ['state', 'XX', 'XX'],
    ['category', '9999', '5965 - OTHERS'],
    ['category', '123456', '123456'],
    ['gender', '1', 'Feminino'],
    ['maritalStatus', '0', 'Solteiro(a)'],
    ['educationLevel', '5', 'Ensino superior completo'],
    ['turnoverBand', '1', 'De R$ 1.000 a R$ 2.000'],
    ['pixKeyType', '5', 'Chave aleatória'],
    ['text', 'Rua Augusta', 'Rua Augusta'],
  ] as const)('of kind %s, %j, reads %j', (kind, value, text) =>
    expect(formValueText(kind, value, 'pt-BR').replaceAll('\u00a0', ' ')).toBe(text),
  );
  it('is written as each language does', () => {
    expect(formValueText('day', '19901120', 'en-US')).toBe(formatDate('19901120', { locale: 'en-US' }));
    expect(formValueText('gender', '0', 'zh-CN')).toBe('男');
    expect(formValueText('money', '125000', 'en-US')).toBe('R$\u00a01.250,00');
  });
});
