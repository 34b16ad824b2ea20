/**
 * What is signed between a merchant's server and the open API (rule: signed-calls, signed-answers). Pure text: server, SDK and documentation build
 * the same lines.
 */
export const signatureScheme = 'Balcao-SHA256';

export interface SignedRequest {
  readonly method: string;
  /** Path and query exactly as sent. */
  readonly target: string;
  /** Unix time in whole seconds. */
  readonly timestamp: string;
  /** 16 to 64 letters and digits, used once. */
  readonly nonce: string;
  /** The exact bytes of the body as text; empty without one. */
  readonly body: string;
}

/** The five lines that the merchant's private key signs, each ended by a line feed. */
export const requestLines = (request: SignedRequest): string =>
  `${request.method}\n${request.target}\n${request.timestamp}\n${request.nonce}\n${request.body}\n`;

/** The five lines that the platform signs: `nonce` is that of the request, so an answer fits one question only. */
export const answerLines = (answer: {
  status: number;
  timestamp: string;
  nonce: string;
  keyId: string;
  body: string;
}): string => `${answer.status}\n${answer.timestamp}\n${answer.nonce}\n${answer.keyId}\n${answer.body}\n`;

/** `Authorization: Balcao-SHA256 merchant="…",serial="…",timestamp="…",nonce="…",signature="…"` */
export const authorizationOf = (
  fields: Readonly<Record<'merchant' | 'serial' | 'timestamp' | 'nonce' | 'signature', string>>,
) =>
  `${signatureScheme} ${Object.entries(fields)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`;

/** Headers of a signed answer, lower-case. */
export const answerHeaders = {
  keyId: 'balcao-key-id',
  timestamp: 'balcao-timestamp',
  nonce: 'balcao-nonce',
  signature: 'balcao-signature',
} as const;
