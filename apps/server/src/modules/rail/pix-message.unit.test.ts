import { expect, it } from 'vitest';
import { readReceived } from './pix-message.ts';

const endToEndId = `E12345678${'0'.repeat(23)}`;
const horario = '2026-11-20T12:00:00.000Z';
const pix = { endToEndId, valor: '12.30', horario };
const messagesIn = (entry: unknown) => readReceived(entry)?.messages ?? [];
const back = { id: 'D1', valor: '2.00', horario: { solicitacao: horario }, status: 'NAO_REALIZADO' };

it('what a provider leaves empty is as if it were not there, and a long reason is cut', () => {
  const [paid] = messagesIn({ ...pix, txid: null, devolucoes: null });
  expect(paid).toMatchObject({ type: 'charge.paid', txid: '', amount: 1_230 });
  const said = messagesIn({ ...pix, devolucoes: [{ ...back, motivo: 'x'.repeat(300) }] })[1];
  expect(said).toMatchObject({ type: 'return.failed', amount: 200, reason: 'x'.repeat(140) });
  const silent = { ...back, motivo: null, horario: { solicitacao: null, liquidacao: null } };
  expect(messagesIn({ ...pix, devolucoes: [silent] })[1]).toMatchObject({ reason: null, at: horario });
});

it('what is no payment of ours to read is nothing, and never a part of it', () => {
  for (const one of [
    null,
    'pix',
    {},
    { ...pix, valor: '0.00' },
    { ...pix, valor: '9999999999.99' },
    { ...pix, valor: 12.3 },
  ])
    expect(readReceived(one)).toBeUndefined();
  expect(readReceived({ ...pix, devolucoes: [{ ...back, valor: '2' }] })).toBeUndefined();
});
