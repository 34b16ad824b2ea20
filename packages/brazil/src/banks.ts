/** A bank or payment institution of Brazil, by its number in the clearing house (código COMPE). */
interface Bank {
  readonly code: string;
  readonly name: string;
}

/**
 * Those that most businesses bank with, the largest first: suggestions for a field in which every name may be typed, not the
 * Central Bank's list of all participants.
 */
export const banks: readonly Bank[] = [
  { code: '001', name: 'Banco do Brasil' },
  { code: '104', name: 'Caixa Econômica Federal' },
  { code: '237', name: 'Bradesco' },
  { code: '341', name: 'Itaú Unibanco' },
  { code: '033', name: 'Santander' },
  { code: '260', name: 'Nubank' },
  { code: '077', name: 'Inter' },
  { code: '336', name: 'C6 Bank' },
  { code: '208', name: 'BTG Pactual' },
  { code: '756', name: 'Sicoob' },
  { code: '748', name: 'Sicredi' },
  { code: '323', name: 'Mercado Pago' },
  { code: '290', name: 'PagBank' },
  { code: '380', name: 'PicPay' },
  { code: '197', name: 'Stone' },
  { code: '403', name: 'Cora' },
  { code: '461', name: 'Asaas' },
  { code: '364', name: 'Efí' },
  { code: '422', name: 'Safra' },
  { code: '041', name: 'Banrisul' },
  { code: '070', name: 'BRB' },
  { code: '004', name: 'Banco do Nordeste' },
  { code: '003', name: 'Banco da Amazônia' },
  { code: '021', name: 'Banestes' },
  { code: '037', name: 'Banpará' },
  { code: '047', name: 'Banese' },
  { code: '085', name: 'Ailos' },
  { code: '133', name: 'Cresol' },
  { code: '136', name: 'Unicred' },
  { code: '102', name: 'XP' },
  { code: '212', name: 'Banco Original' },
  { code: '218', name: 'BS2' },
  { code: '318', name: 'BMG' },
  { code: '335', name: 'Digio' },
  { code: '389', name: 'Mercantil' },
  { code: '536', name: 'Neon' },
  { code: '623', name: 'Banco Pan' },
  { code: '633', name: 'Rendimento' },
  { code: '655', name: 'Banco BV' },
  { code: '707', name: 'Daycoval' },
];
