import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MaskKind, masked, masks, retyped } from './mask-typing.ts';

/** A field of one kind as a person works in it; `|` in the texts is the caret. */
const field = (kind: MaskKind, start = '') => {
  const mask = masks[kind];
  let value = start;
  let [text, caret] = [masked(mask, start), masked(mask, start).length];
  const apply = (change: { text: string; caret: number; by: string }) => {
    ({ value, text, caret } = retyped(mask, mask.keep(value), change));
  };
  const insert = (signs: string, by: string) =>
    apply({ text: text.slice(0, caret) + signs + text.slice(caret), caret: caret + signs.length, by });
  const one = {
    at: (place: number) => {
      caret = place;
      return one;
    },
    type: (signs: string) => {
      for (const sign of signs) insert(sign, 'insertText');
      return one;
    },
    paste: (signs: string) => {
      insert(signs, 'insertFromPaste');
      return one;
    },
    backspace: (by = 'deleteContentBackward') => {
      if (caret > 0) apply({ text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1, by });
      return one;
    },
    del: () => {
      if (caret < text.length)
        apply({ text: text.slice(0, caret) + text.slice(caret + 1), caret, by: 'deleteContentForward' });
      return one;
    },
    shown: () => `${text.slice(0, caret)}|${text.slice(caret)}`,
    value: () => value,
  };
  return one;
};

describe('typing under a mask', () => {
  it('puts the mask on as the number grows', () => {
    expect(field('cpf').type('5299822').shown()).toBe('529.982.2|');
    expect(field('cpf').type('52998224725').shown()).toBe('529.982.247-25|');
    expect(field('cep').type('01310100').shown()).toBe('01310-100|');
    expect(field('cnpj').type('12abc34501de35').shown()).toBe('12.ABC.345/01DE-35|');
  });
  it('gives the value without the mask, letters in upper case', () => {
    expect(field('cnpj').type('12.abc.345/01de-35').value()).toBe('12ABC34501DE35');
    expect(field('cpf').type('529.982.247-25').value()).toBe('52998224725');
  });
  it('passes over what the number cannot hold', () => {
    expect(field('cpf').type('5a2ç9 9').value()).toBe('5299');
    expect(field('cnpj').type('12ÁB_C').value()).toBe('12BC');
  });
  it('takes the wide characters of Chinese keyboards as plain ones', () => {
    expect(field('cpf').type('５２９').value()).toBe('529');
    expect(field('cnpj').type('１２ａｂ').value()).toBe('12AB');
  });
  it('turns a CPF into a CNPJ at the twelfth character or the first letter', () => {
    expect(field('document').type('11222333000').shown()).toBe('112.223.330-00|');
    expect(field('document').type('112223330001').shown()).toBe('11.222.333/0001|');
    expect(field('document').type('12a').shown()).toBe('12.A|');
  });
  it('keeps the caret behind the character that was typed in the middle', () => {
    expect(field('cpf', '5298224725').at(2).type('9').shown()).toBe('529.|982.247-25');
    expect(field('cpf', '52').at(0).type('1').shown()).toBe('1|52');
  });
  it('takes no character into a full field, and loses none of it', () => {
    const full = field('cpf', '52998224725').at(3).type('1');
    expect([full.value(), full.shown()]).toEqual(['52998224725', '529.|982.247-25']);
  });
});

describe('deleting under a mask', () => {
  it('takes the last character', () => expect(field('cpf', '5299').backspace().shown()).toBe('529|'));
  it('takes the digit before a sign of the mask, so that no key does nothing', () => {
    expect(field('cpf', '52998').at(4).backspace().shown()).toBe('52|9.8');
  });
  it('takes the digit behind it with the other key', () => {
    expect(field('cpf', '52998').at(3).del().shown()).toBe('529|.8');
  });
  it('does so with keyboards of phones that call it an insertion', () => {
    expect(field('cpf', '52998').at(4).backspace('insertCompositionText').value()).toBe('5298');
  });
  it('empties the field in as many steps as it has characters', () => {
    const one = field('cnpj', '12ABC34501DE35');
    for (let step = 0; step < 14; step++) one.backspace();
    expect(one.value()).toBe('');
  });
  it('does nothing at the beginning', () => expect(field('cpf', '529').at(0).backspace().shown()).toBe('|529'));
});

describe('pasting under a mask', () => {
  it.each([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cpf', ' 52998224725\n', '52998224725'],
    ['cpf', 'CPF: 529.982.247-25', '52998224725'],
    ['cpf', 'CPF 1 de 2: 529.982.247-25', '52998224725'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['cnpj', '12ABC34501DE35', '12ABC34501DE35'],
    ['cnpj', 'CNPJ: 12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['cnpj', 'CNPJ 11.222.333/0001-81 (matriz)', '11222333000181'],
    ['cep', '01310-100', '01310100'],
    ['cep', 'CEP 01.310-100, São Paulo', '01310100'],
  ] as const)('finds a %s in %j', (kind, pasted, value) => expect(field(kind).paste(pasted).value()).toBe(value));
  it('cuts what is too long and nothing else', () =>
    expect(field('cpf').paste('123456789012345').value()).toBe('12345678901'));
});

it.each([
  ['cpf', '52*******25', '52*******25'],
  ['cpf', '52998224725', '529.982.247-25'],
  ['cpf', '123456789012', '123456789012'],
  ['cnpj', 'ação', 'ação'],
] as const)('shows a %s %j that came from elsewhere as %j', (kind, value, shown) =>
  expect(masked(masks[kind], value)).toBe(shown),
);

it('never puts the caret outside, and shows what it holds, whatever is typed where', () => {
  const step = fc.record({ at: fc.nat(20), signs: fc.string({ maxLength: 4 }), erase: fc.boolean() });
  fc.assert(
    fc.property(fc.constantFrom<MaskKind>('cpf', 'cnpj', 'cep', 'document'), fc.array(step), (kind, steps) => {
      const mask = masks[kind];
      let [value, text] = ['', ''];
      for (const { at, signs, erase } of steps) {
        const place = Math.min(at, text.length);
        const rest = text.slice(place);
        const change = erase
          ? {
              text: text.slice(0, Math.max(0, place - 1)) + rest,
              caret: Math.max(0, place - 1),
              by: 'deleteContentBackward',
            }
          : { text: text.slice(0, place) + signs + rest, caret: place + signs.length, by: 'insertFromPaste' };
        const typed = retyped(mask, value, change);
        expect(typed.caret).toBeGreaterThanOrEqual(0);
        expect(typed.caret).toBeLessThanOrEqual(typed.text.length);
        expect(masked(mask, typed.value)).toBe(typed.text);
        expect(typed.value.length).toBeLessThanOrEqual(mask.longest);
        [value, text] = [typed.value, typed.text];
      }
    }),
  );
});
