/** Why a call of a mini program was refused, as its code reads it. */
export type CallErrorCode = 'denied' | 'undeclared' | 'offline' | 'invalid' | 'full' | 'busy' | 'failed';

export class CallError extends Error {
  readonly code: CallErrorCode;

  constructor(code: CallErrorCode, message: string) {
    super(message);
    this.name = 'CallError';
    this.code = code;
  }
}
