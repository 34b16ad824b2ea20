/** What goes when an account is erased, and what the law keeps: the words are those of the screens. */
export const goneParts = ['profile', 'talk', 'follows', 'applets', 'sessions'] as const;
export const keptParts = ['payments', 'returns'] as const;
