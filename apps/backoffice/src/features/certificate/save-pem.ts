import { saveFile } from '@balcao/ui/save-file';

/** A name as files bear it on every system. */
const fileNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^0-9A-Za-z]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase() || 'balcao';

/** Hands a PEM file to the browser's downloads. */
export const savePemFile = (pem: string, file: string): void =>
  saveFile(new Blob([pem], { type: 'application/x-pem-file' }), file);

/** Hands a certificate, or the key that belongs to it, to the browser's downloads under the name that someone gave it. */
export const savePem = (pem: string, name: string, what: 'certificate' | 'key'): void =>
  savePemFile(pem, `${fileNameOf(name)}-${what}.pem`);
