/** What remains of a typed or pasted code of the app: its digits, six at most. */
export const asAppCode = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 6);

/** Digits that recovery codes do not have, read as the letters that people mean by them. */
const meant: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 8: 'B' };

/** Normalises a recovery code, ignoring case and spaces: sixteen letters and digits in groups of four. */
export const asRecoveryCode = (text: string): string => {
  const letters = text
    .toUpperCase()
    .replaceAll(/[018]/g, (digit) => meant[digit] ?? '')
    .replaceAll(/[^A-Z2-7]/g, '')
    .slice(0, 16);
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
};
