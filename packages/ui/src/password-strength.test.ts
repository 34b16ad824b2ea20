import { describe, expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['abc123', 'weak'],
    ['aaaaaaaaaaaa', 'weak'],
    ['senhasenha', 'weak'],
    ['aurora2026', 'fair'],
    ['Aurora2026', 'good'],
    ['Aurora2026-Sul', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});
