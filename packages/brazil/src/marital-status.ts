/** Codes of the reference list of marital statuses. */
export const maritalStatuses = { single: 0, married: 1, divorced: 2, widowed: 3 } as const;
