/** Codes of the reference list of genders. */
export const genders = { male: 0, female: 1 } as const;
