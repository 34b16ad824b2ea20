import { PaymentMethod } from '@balcao/contract/order';

// Payers are in a shop in Brazil, so posters are in Portuguese.
const names: Readonly<Record<PaymentMethod, string>> = {
  '01': 'carteira',
  '02': 'Pix',
  '0301': 'débito',
  '0302': 'crédito',
};

/** What a poster says of the methods that are taken: it names Pix over the code only where Pix is taken. */
export const posterWords = (methods: readonly PaymentMethod[]): { title: string; taken: string } => ({
  title: methods.includes(PaymentMethod.enum.pix) ? 'Pague aqui com Pix' : 'Pague aqui',
  taken: methods.length === 0 ? '' : `Aceitamos: ${methods.map((method) => names[method]).join(', ')}`,
});
