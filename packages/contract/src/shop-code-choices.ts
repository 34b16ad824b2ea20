/** Whether a team asks for the printed QR code together with its data for payments, by code. */
export const shopCodeChoices = { later: 0, now: 1 } as const;
