import { randomBytes } from 'node:crypto';
import { recoveryCodesGiven } from '@balcao/contract/factor';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const lettersOfACode = 16;

/** 80 random bits: five bits of each byte. */
const newCode = (): string => [...randomBytes(lettersOfACode)].map((byte) => alphabet[byte % 32]).join('');

/** Ten codes as they are typed, without their hyphens. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodesGiven }, newCode);

/** As they are read: in groups of four. */
export const written = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-');
