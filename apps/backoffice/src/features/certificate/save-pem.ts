import type { Certificate } from '@balcao/contract/certificate';
import { saveFile } from '@balcao/ui/save-file';

/** A name as files bear it on every system. */
export const fileNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^0-9A-Za-z]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase() || 'balcao';

/** Hands a certificate to the browser's downloads. */
export const savePem = ({ name, pem }: Pick<Certificate, 'name' | 'pem'>): void =>
  saveFile(new Blob([pem], { type: 'application/x-pem-file' }), `${fileNameOf(name)}-certificate.pem`);
