/** Codes of the reference list of genders (specification §3). */
export const genders = { male: 0, female: 1 } as const;
