/**
 * The library that reads and makes certificates. It is loaded at the first certificate that a merchant registers or has signed, which then
 * takes some 80 ms longer: a server that starts need not wait for it, nor keep its 11 MB.
 */
export const loadX509 = async () => {
  await import('reflect-metadata'); // It looks for this when it is loaded.
  return import('@peculiar/x509');
};
