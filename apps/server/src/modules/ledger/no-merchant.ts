/** Journals of money that belongs to nobody we know stand under no merchant. */
export const noMerchant = '00000000-0000-0000-0000-000000000000';
