import { loginStaff } from '@balcao/contract/staff';
import { RefusedError } from '@balcao/sdk/client';
import { describe, expect, it } from 'vitest';
import { checkedNow } from './form-check.ts';
import { focusFirst, showFieldErrors, showRefusalAt } from './form-errors.ts';
import { currentNotices } from './notice.ts';

const formOf = (paths: readonly string[]) => {
  const seen: { errors: unknown; focused: string[] } = { errors: undefined, focused: [] };
  const nodeOf = (path: string) =>
    ({ matches: () => true, focus: () => void seen.focused.push(path) }) as unknown as HTMLElement;
  const form = {
    setFieldError: (path: string, error: string) => void Object.assign(seen, { errors: { [path]: error } }),
    setErrors: (errors: Record<string, string>) => void Object.assign(seen, { errors }),
    getInputNode: (path: string) => (paths.includes(path) ? nodeOf(path) : null),
  };
  return { form, seen };
};

describe('checking a form by a schema of the contract', () => {
  it('finds nothing wrong with what the server would take', () => {
    expect(checkedNow(loginStaff.body, 'pt-BR')({ email: 'bruno@balcao.dev', password: 'segredo' })).toEqual({});
  });
  it('says what is wrong, in the language of the page', () => {
    const values = { email: 'bruno@', password: '' };
    expect(checkedNow(loginStaff.body, 'pt-BR')(values)).toEqual({
      email: 'Informe um e-mail válido.',
      password: 'Preencha este campo.',
    });
    expect(checkedNow(loginStaff.body, 'en-US')(values).password).toBe('Fill in this field.');
  });
});

describe('fields that the server refused', () => {
  it('are marked, and the first that the form has gets the focus', () => {
    const { form, seen } = formOf(['password']);
    const fields = { captcha: 'Código errado.', password: 'Esta senha é fácil de adivinhar.' };
    expect(showFieldErrors(form, new RefusedError('form_invalid', 1000, '', { fields }))).toBe(true);
    expect(seen).toEqual({ errors: fields, focused: ['password'] });
  });
  it('are none when the refusal names none', () => {
    const { form, seen } = formOf(['password']);
    expect(showFieldErrors(form, new RefusedError('credentials_wrong', 1002, ''))).toBe(false);
    expect(showFieldErrors(form, new TypeError())).toBe(false);
    expect(seen.errors).toBeUndefined();
  });
  it('are said in a toast when the form shows none of them', () => {
    const { form, seen } = formOf([]);
    const before = currentNotices().toasts;
    focusFirst(form)({ email: 'Informe um e-mail válido.' });
    expect(seen.focused).toEqual([]);
    const news = currentNotices().toasts.filter((toast) => !before.includes(toast));
    expect(news).toMatchObject([{ tone: 'bad', message: 'Informe um e-mail válido.' }]);
  });
});

describe('a wrong code or password', () => {
  it('shows at its field, which gets the focus', () => {
    const { form, seen } = formOf(['current']);
    expect(showRefusalAt(form, 'current', new RefusedError('password_wrong', 1002, 'A senha não confere.'))).toBe(true);
    expect(seen).toEqual({ errors: { current: 'A senha não confere.' }, focused: ['current'] });
  });
  it('is not what a dialog or a new login is for', () => {
    const { form, seen } = formOf(['current']);
    for (const error of [new RefusedError('session_ended', 1030102, ''), new DOMException('', 'AbortError')])
      expect(showRefusalAt(form, 'current', error)).toBe(false);
    expect(seen.errors).toBeUndefined();
  });
});
