/**
 * Hides all but the first two and the last two characters. A value of four characters or fewer is hidden whole: those four would
 * be all of it (rule: masked). The server masks; a mask in the browser protects nothing.
 */
export function mask(text: string): string {
  const characters = [...text]; // By code point, so that no character is cut in half.
  if (characters.length <= 4) return '*'.repeat(characters.length);
  return [...characters.slice(0, 2), '*'.repeat(characters.length - 4), ...characters.slice(-2)].join('');
}

/** Hides the name in an e-mail address and leaves its domain; a text without an @ is hidden as {@link mask} does. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? mask(email) : mask(email.slice(0, at)) + email.slice(at);
}
