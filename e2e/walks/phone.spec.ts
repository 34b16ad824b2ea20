import { buildBrCode } from '@balcao/brazil/br-code';
import type { FieldValues } from '../support/fill-form.ts';
import { phoneOfBruna } from '../support/phone.ts';
import { phonePaths } from '../support/phone-screens.ts';
import { type Exceptions, missingIn, pressEverything } from '../support/press-everything.ts';
import { expect, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';

const except: Exceptions = [
  [/› (Sair|Trocar de pessoa)$/, 'ends the session: customer.spec.ts presses it'],
  [/[?] › Reiniciar o ambiente de testes$/, 'takes the demonstration away: sandbox tests do'],
  [/› (Adiantar|[+])/, 'moves the clock, which ends the session: clock tests do'],
];
const values: FieldValues = [
  [
    /Pix copia e cola/,
    buildBrCode({ url: 'pix.example.com/8b3da2f3', merchantName: 'Fulano de Tal', city: 'BRASILIA', oneTime: true }),
  ],
  [/Código de configuração/, 'ABCD2345'],
  [/^Número$/, '1000'],
  [/^Estado$/, 'SP'],
];
/** The forms that the walk fills in and sends, by their buttons. */
const forms = ['/phone/address › Salvar', '/phone/device › Configurar', '/phone/pay › Continuar', 'frame › Executar'];
const elsewhere = new Set([
  '/login', // Opens only for people who are not signed in.
  '/bench', // Shown next to the phone where there is room for it.
  '/channel/$link/post/$id/document/$mediaId', // media.spec.ts sends a PDF and reads it.
  '/channel/$link/conversation/document/$position', // conversation-document.spec.ts does the same in a conversation.
]);

test.describe.configure({ timeout: 900_000 });

test('every button of the phone does something, and every form is sent', async ({ browser }) => {
  const testApp = await openTestApp();
  try {
    const { baseUrl } = testApp;
    const page = await phoneOfBruna(browser, baseUrl);
    const addresses = (await phonePaths(page, baseUrl)).filter((path) => !elsewhere.has(path));
    const sent = new Set<string>();
    const walk = { page, except, values, sent, addresses: addresses.map((one) => `${baseUrl}/phone${one}`) };
    const faults = await pressEverything(walk, new Set());
    expect({ faults, sent: [...sent] }).toMatchObject({ faults: [] });
    expect(missingIn(sent, forms)).toEqual([]);
  } finally {
    await testApp.close();
  }
});
