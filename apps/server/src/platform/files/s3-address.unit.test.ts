import { expect, it } from 'vitest';
import { readS3Address } from './s3-address.ts';

it('reads the address of a bucket, its key percent-encoded', () => {
  expect(readS3Address('https://AKIA:a%2Fb%2Bc@s3.example:9000/files/balcao/one?region=sa-east-1')).toEqual({
    endpoint: 'https://s3.example:9000',
    region: 'sa-east-1',
    bucket: 'files',
    prefix: 'balcao/one/',
    keyId: 'AKIA',
    secret: 'a/b+c',
  });
  expect(readS3Address('http://k:s@127.0.0.1/bucket')).toMatchObject({ prefix: '', region: 'us-east-1' });
});

it.each([
  's3://k:s@host/bucket',
  'https://host/bucket',
  'https://k@host/bucket',
  'https://k:s@host/',
  'https://k:s@host/Bucket_1',
  'https://k:s@host/bucket?region=a&more=1',
  'nothing',
])('%s is none', (text) => {
  expect(readS3Address(text)).toBeUndefined();
});
