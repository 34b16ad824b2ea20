import { type LogChange, type LogEntry, LogEvent, listLogActors } from '@balcao/contract/log';
import type { FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo } from '@balcao/ui/test/network';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { useLogFilters } from './log-filters.tsx';
import { LogLine } from './log-line.tsx';

const ana = { id: '019ab4a0-0000-7000-8000-000000000001', name: 'ana_souza' };
const event = LogEvent.enum;

const Bar = () => {
  const [values, setValues] = useState<FilterValues>({});
  return (
    <>
      <FilterBar
        filters={useLogFilters()}
        values={values}
        onChange={(changed) => setValues({ ...values, ...changed })}
      />
      <output>{JSON.stringify(values)}</output>
    </>
  );
};

describe('the filter of the log', () => {
  it('offers every kind by a name of its own, and takes several at once', async () => {
    answerTo(listLogActors, { list: [ana] });
    await renderForMember(<Bar />);
    await userEvent.click(page.getByRole('button', { name: /^Tipo/ }));
    await expect.element(page.getByRole('checkbox', { name: 'Saque solicitado' })).toBeVisible();
    const boxes = page.getByRole('checkbox').elements();
    const labels = boxes.map((one) => (one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : undefined));
    expect(labels).toHaveLength(LogEvent.options.length);
    expect(new Set(labels).size).toBe(labels.length);
    await expectAccessible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Reembolso solicitado pela equipe' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Certificado emitido' }));
    const chosen = { event: [event.refundAsked, event.certificateIssued] };
    await expect.element(page.getByRole('status')).toHaveTextContent(JSON.stringify(chosen));
  });
});

const show = async (
  kind: LogEvent,
  name: string,
  changes: readonly LogChange[],
  of: LogEntry['subject']['kind'] = 'team',
) => {
  const entry = { id: '0', event: kind, at: '2026-01-05T12:00:00.000Z', actor: ana, ip: '203.0.113.9' };
  const subject = { kind: of, id: ana.id, name };
  await renderForMember(<LogLine entry={{ ...entry, subject, changes: [...changes] }} />);
};
const to = (field: LogChange['field'], after: string, before: string | null = null) => ({
  field,
  of: null,
  before,
  after,
});

describe('a line of the log', () => {
  it('says of which days a file is, as a detail and not as a change', async () => {
    await show(event.exportAsked, 'CSV', [to('file', 'withdrawal'), to('period', '20261101/20261110')]);
    await expect.element(page.getByText('ana_souza pediu um arquivo CSV: Saques')).toBeVisible();
    await expect.element(page.getByRole('time')).toMatchTextContent(/^05\/01\/2026 \d{2}:00:00$/);
    await userEvent.click(page.getByText('Detalhes'));
    await expect.element(page.getByText('01/11/2026 – 10/11/2026', { exact: true })).toBeVisible();
  });

  it('says what an amount was and what it became', async () => {
    await show(event.shopCodeChanged, 'Varanda', [to('amount', '2000', '1500')]);
    await userEvent.click(page.getByText('O que mudou'));
    await expect.element(page.getByText(/^R\$\s15,00 → R\$\s20,00$/)).toBeVisible();
  });

  it('says that an amount and where it went are hidden, where the reader may not see them', async () => {
    const hidden = { field: 'amount', of: null, before: null, after: null, isHidden: true } as const;
    await show(event.withdrawalAsked, '', [hidden], 'destination');
    await expect
      .element(page.getByText('ana_souza pediu um saque de um valor oculto para um destino oculto'))
      .toBeVisible();
    await show(event.refundPolicyChanged, '', [{ ...hidden, field: 'secondPersonFrom' }]);
    await userEvent.click(page.getByText('O que mudou'));
    await expect.element(page.getByText('oculto', { exact: true })).toBeVisible();
  });

  it('says what the product did by itself, from nowhere', async () => {
    const entry = { id: '0', event: event.webhookPaused, at: '2026-01-05T12:00:00.000Z', changes: [], ip: '' };
    const subject = { kind: 'webhook' as const, id: ana.id, name: 'Estoque' };
    const actor = { id: '00000000-0000-0000-0000-000000000000', name: 'Balcão' };
    await renderForMember(<LogLine entry={{ ...entry, actor, subject }} />);
    const words = 'Balcão pausou o endereço de webhook Estoque, que não respondia';
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText(/IP/)).not.toBeInTheDocument();
  });

  it('says of a new address of webhooks what it is, and not that it was nothing', async () => {
    await show(event.webhookAdded, 'Estoque', [to('address', 'https://loja.example.com'), to('eventTypes', 'all')]);
    await userEvent.click(page.getByText('Detalhes'));
    await expect.element(page.getByText('todos os eventos', { exact: true })).toBeVisible();
    await expect.element(page.getByText('https://loja.example.com', { exact: true })).toBeVisible();
  });

  it('says by their names what a product takes, and what was submitted', async () => {
    await show(event.productSettingsChanged, '', [
      to('product', '03'),
      to('methods', '01, 02', '01'),
      to('receipt', 'yes', 'no'),
    ]);
    await userEvent.click(page.getByText('O que mudou'));
    await expect.element(page.getByText(/→ .+, .+/)).toBeVisible();
    await expect.element(page.getByText('não → sim')).toBeVisible();
    await show(event.submissionSent, '', [to('submission', 'merchant')]);
    await expect.element(page.getByText('ana_souza enviou para análise: dados para receber pagamentos')).toBeVisible();
  });
});
