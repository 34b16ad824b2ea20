import type { KnownAddress } from '@balcao/contract/address';

/** Postal codes of streets, and of towns that have one for all of them, so that the lookup can be seen without a post office. */
const rows = `
01001000|Praça da Sé|Sé|São Paulo|SP
01310100|Avenida Paulista|Bela Vista|São Paulo|SP
18150000|||Ibiúna|SP
20040002|Avenida Rio Branco|Centro|Rio de Janeiro|RJ
22021001|Avenida Atlântica|Copacabana|Rio de Janeiro|RJ
23970000|||Paraty|RJ
29285000|||Piúma|ES
35400000|||Ouro Preto|MG
36325000|||Tiradentes|MG
45810000|||Porto Seguro|BA
49680000|||Nossa Senhora da Glória|SE
50030000|Avenida Marquês de Olinda|Recife|Recife|PE
53990000|||Fernando de Noronha|PE
57955000|||Maragogi|AL
58397000|||Areia|PB
59178000|||Tibau do Sul|RN
60165121|Avenida Beira Mar|Meireles|Fortaleza|CE
62598000|||Jijoca de Jericoacoara|CE
64255000|||Pedro II|PI
65590000|||Barreirinhas|MA
66010000|Avenida Presidente Vargas|Campina|Belém|PA
69010001|Avenida Eduardo Ribeiro|Centro|Manaus|AM
69345000|||Pacaraima|RR
68980000|||Oiapoque|AP
69980000|||Cruzeiro do Sul|AC
70150900|Praça dos Três Poderes|Zona Cívico-Administrativa|Brasília|DF
72980000|||Pirenópolis|GO
76920000|||Ouro Preto do Oeste|RO
77593000|||Mateiros|TO
78195000|||Chapada dos Guimarães|MT
79290000|||Bonito|MS
80020310|Rua XV de Novembro|Centro|Curitiba|PR
88010400|Praça XV de Novembro|Centro|Florianópolis|SC
89107000|||Pomerode|SC
90010282|Praça Marechal Deodoro|Centro Histórico|Porto Alegre|RS
95670000|||Gramado|RS
`;

const known = new Map<string, KnownAddress>();
for (const row of rows.trim().split('\n')) {
  const [cep = '', street = '', district = '', city = '', state = ''] = row.split('|');
  known.set(cep, { cep, street, district, city, state });
}

/** What the sandbox knows of a postal code. */
export const sandboxAddress = (cep: string): KnownAddress | null => known.get(cep) ?? null;
