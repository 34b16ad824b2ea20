/** Codes of the documents that say who a person is: the identity card (RG), and the driver licence (CNH), which shows the CPF as well. */
export const identityKinds = { rg: 0, cnh: 1 } as const;
