export type Strength = 'weak' | 'fair' | 'good' | 'strong';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];
const levels: readonly Strength[] = ['weak', 'weak', 'fair', 'good', 'strong'];

/** A hint, not a rule: length counts first, then how many kinds of characters. Fewer than eight characters are always weak. */
export const strengthOf = (password: string): Strength => {
  const different = new Set(password).size;
  if (password.length < 8 || different < 5) return 'weak';
  const mixed = kinds.filter((kind) => kind.test(password)).length;
  const points = (password.length >= 12 ? 2 : 1) + (mixed >= 3 ? 2 : mixed - 1);
  return levels[Math.min(points, 4)] ?? 'weak';
};
