import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/certificate.ts';

export default {
  title: 'Payment integration',
  line: 'What your server needs to create orders and receive notifications.',
  readOnly:
    'You can see this screen. Changes are made by whoever may edit “{menu}”: ask the administrator of the team.',
  certificates: 'Certificates',
  text: 'Your server signs each call with the private key of a certificate. Only the certificate is kept here; the private key never leaves your server.',
  none: {
    title: 'No certificates yet',
    text: 'Register one so that your server can create orders.',
  },
  status: { active: 'Active', expired: 'Expired', revoked: 'Revoked' },
  columns: {
    validity: 'Validity',
    algorithm: 'Key',
    subject: 'Subject',
    serial: 'Serial number',
  },
  validity: '{from} to {to}',
  endsSoon: 'Ends on {day}. Register the next one and change over without a gap.',
  earlier: 'Earlier certificates ({count, number})',
  copySerial: 'the serial number of {name}',
  upload: 'Register certificate',
  full: 'Two certificates are active, which is the limit. To register another, revoke one of them.',
  form: {
    name: 'Name',
    nameHelp: 'To know it again: the server or the year, for instance.',
    nameExample: 'Shop server 2027',
    pem: 'Certificate',
    pemHelp: 'Drop the .pem or .crt file here, choose the file, or paste the text.',
    choose: 'Choose file',
    drop: 'Drop the file here',
    tooBig: 'This file is too big for a certificate.',
    unreadable: 'The file could not be read. Choose another.',
    submit: 'Register certificate',
    done: 'Certificate {name} registered.',
  },
  openssl: {
    title: 'How to make a certificate',
    text: 'On your server, with openssl. The command makes the private key, which stays with you, and the certificate, which you register here.',
    what: 'the command',
  },
  revoke: {
    action: 'Revoke',
    actionOf: 'Revoke {name}',
    title: 'Revoke the certificate {name}?',
    text: 'The next call signed with it will be refused. This cannot be undone.',
    confirm: 'Revoke {name}',
    done: 'Certificate {name} revoked.',
  },
  platform: {
    title: 'Details for your server',
    text: 'Your server names itself by the merchant number and checks our answers with the public key of the platform.',
    merchantNumber: 'Merchant number',
    keyId: 'Key id',
    publicKey: 'Public key of the platform (Ed25519)',
    copyMerchantNumber: 'the merchant number',
    copyKeyId: 'the key id',
    copyPublicKey: 'the public key',
  },
} satisfies Shape<typeof pt>;
