/**
 * What it takes to submit, change or take back the certification and the data for payments. The endpoints declare the same; the
 * schemas of the forms that come with them are too heavy for the screens that only lead there.
 */
export const editsMerchant = { access: { menu: 'setting.merchant', level: 'write' } } as const;
/** The same of the payment products. */
export const editsProducts = { access: { menu: 'payment.products', level: 'write' } } as const;
