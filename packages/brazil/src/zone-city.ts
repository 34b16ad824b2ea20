/** The accents that the names of Brazilian zones have lost, and the one name that says less than people do. */
const brazilian: Readonly<Record<string, string>> = {
  Araguaina: 'Araguaína',
  Belem: 'Belém',
  Cuiaba: 'Cuiabá',
  Eirunepe: 'Eirunepé',
  Maceio: 'Maceió',
  Noronha: 'Fernando de Noronha',
  Santarem: 'Santarém',
  'Sao Paulo': 'São Paulo',
};

/**
 * The city that an IANA zone is named after: roughly where someone is, to tell people and not to decide by. A zone without a city
 * (UTC) is its own name.
 */
export const cityOfZone = (zone: string): string => {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return brazilian[city] ?? city;
};
