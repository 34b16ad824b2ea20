/** Journals of unidentified payments have no merchant; they are stored under this id. */
export const noMerchant = '00000000-0000-0000-0000-000000000000';
