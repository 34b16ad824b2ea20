import { openPageLine } from './page-line.ts';

// The first message brings the port to the phone.
addEventListener('message', ({ ports: [phone] }) => phone && openPageLine(phone), { once: true });
