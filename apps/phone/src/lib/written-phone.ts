/** +5511987654321 as people write it: +55 11 98765-4321. */
export const writtenPhone = (phone: string): string => phone.replace(/^(\+55)(\d{2})(\d{5})(\d{4})$/, '$1 $2 $3-$4');
