/** What a stranger wrote must not steer the terminal that shows it. */
export const shownText = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');
