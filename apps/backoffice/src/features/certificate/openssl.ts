/** Two years: long enough to be left alone, short enough to be renewed. The number tells certificates of two teams apart. */
export const opensslCommand = (merchantNumber: string): string =>
  [
    'openssl req -x509 -newkey rsa:2048 -sha256 -days 730 -nodes \\',
    '  -keyout balcao-key.pem -out balcao-certificate.pem \\',
    `  -subj "/C=BR/CN=${merchantNumber}"`,
  ].join('\n');
