/** Makes a key and a request that the platform signs. The name in it is replaced by the platform's own. */
export const requestCommand = (merchantNumber: string): string =>
  [
    'openssl req -new -newkey rsa:2048 -sha256 -nodes \\',
    '  -keyout merchant-key.pem -out merchant-request.csr \\',
    `  -subj "/C=BR/CN=${merchantNumber}"`,
  ].join('\n');

/** Two years: long enough to be left alone, short enough to be renewed. The number tells certificates of two teams apart. */
export const opensslCommand = (merchantNumber: string): string =>
  [
    'openssl req -x509 -newkey rsa:2048 -sha256 -days 730 -nodes \\',
    '  -addext "basicConstraints=critical,CA:FALSE" \\',
    '  -keyout merchant-key.pem -out merchant-certificate.pem \\',
    `  -subj "/C=BR/CN=${merchantNumber}"`,
  ].join('\n');

/** Checks the signature of an answer by the platform's key. */
export const verifyCommand = [
  'printf \'%s\\n%s\\n%s\\n%s\\n%s\\n\' "$STATUS" "$TIMESTAMP" "$NONCE" "$KEY_ID" "$BODY" > lines.txt',
  'printf %s "$SIGNATURE" | base64 -d > signature.bin',
  'openssl pkeyutl -verify -pubin -inkey platform-key.pem \\',
  '  -rawin -in lines.txt -sigfile signature.bin',
].join('\n');
