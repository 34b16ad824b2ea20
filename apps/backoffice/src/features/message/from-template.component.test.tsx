import { addFromTemplate, listOfferedTemplates } from '@balcao/contract/message-from-template';
import type { MessageTemplate } from '@balcao/contract/message-template';
import type { SendableTemplate } from '@balcao/contract/template-sending';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import FromTemplateDialog from './from-template-dialog.tsx';

const version = {
  language: 'pt-BR' as const,
  header: '',
  body: 'Olá, {{nome}}: seu pão saiu.',
  footer: '',
  buttons: [],
};
const template: SendableTemplate = {
  id: '019ab4a0-0000-7000-8000-000000000051',
  inUse: { name: 'pao_pronto', category: 'utility', mainLanguage: 'pt-BR', variables: [], versions: [version] },
};
const added: MessageTemplate = {
  id: '019ab4a0-0000-7000-8000-000000000052',
  title: { 'pt-BR': 'pao_pronto' },
  fields: [],
  pausedBecause: null,
  source: null,
  createdAt: '2026-03-02T12:00:00.000Z',
  figures: { accepted: 0, declined: 0, delivered: 0, refused: 0 },
};
const choose = page.getByRole('button', { name: /^pao_pronto/ });
const opened = async () => {
  let closings = 0;
  const onClose = () => {
    closings += 1;
  };
  await renderForMember(<FromTemplateDialog appletId="019ab4a0-0000-7000-8000-000000000009" onClose={onClose} />);
  return () => closings;
};

describe('a subscribe message that says a template', () => {
  it('is added by one click, once for two of them', async () => {
    answerTo(listOfferedTemplates, { list: [template], hasMore: false });
    const reply = Promise.withResolvers<MessageTemplate>();
    const calls = answerTo(addFromTemplate, () => reply.promise);
    const closings = await opened();
    await expect.element(choose).toMatchTextContent(/seu pão saiu/);
    await expectAccessible();
    await userEvent.dblClick(choose);
    reply.resolve(added);
    await expect.poll(closings).toBe(1);
    expect(calls).toMatchObject([{ body: { templateId: template.id } }]);
  });

  it('says why it was refused, where one chooses, and takes another choice', async () => {
    answerTo(listOfferedTemplates, { list: [template], hasMore: false });
    answerTo(addFromTemplate, new Refusal('template_not_sendable', 'Este modelo está pausado.'));
    const closings = await opened();
    await userEvent.click(choose);
    await expect.element(page.getByText('Este modelo está pausado.')).toBeVisible();
    expect(closings()).toBe(0);
    answerTo(addFromTemplate, added);
    await userEvent.click(choose);
    await expect.poll(closings).toBe(1);
  });

  it('is looked for by name, and the search stays where nothing has it', async () => {
    const calls = answerTo(listOfferedTemplates, ({ url }) => ({
      list: url.searchParams.has('search') ? [] : [template],
      hasMore: false,
    }));
    await opened();
    await page.getByLabelText('Procurar pelo nome').fill('bolo');
    await expect.element(page.getByRole('status')).toBeVisible();
    await expect.element(page.getByLabelText('Procurar pelo nome')).toHaveValue('bolo');
    expect(calls.at(-1)?.url.searchParams.get('search')).toBe('bolo');
  });
});
