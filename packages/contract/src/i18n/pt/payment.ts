/** What the payment methods and payment products are called, on every screen, in every mail and file (glossary). */
export default {
  instalment: {
    pending: 'A receber',
    paid: 'Paga',
    refunded: 'Reembolsada',
  },
  method: {
    '01': 'Carteira',
    '02': 'Pix',
    '03': 'Cartão (débito e crédito)',
    '0301': 'Cartão de débito',
    '0302': 'Cartão de crédito',
  },
  product: {
    '02': 'Pagamento no miniprograma',
    '03': 'API de pagamento',
    '04': 'QR Code',
    '11': 'Pré-autorização',
    '53': 'Caixa de som',
    '54': 'Pagamento por aproximação',
    '99': 'Maquininha',
  },
  scene: {
    '0': 'On-line',
    '1': 'Presencial',
  },
} as const;
