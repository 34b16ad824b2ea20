import { pathOf } from '@balcao/contract/endpoint';
import { streamEvents } from '@balcao/contract/notification';
import { arrive, inNewTeam } from '../support/person.ts';
import { sendDocument, submitCompany } from '../support/submission.ts';
import { expect, type Page, test } from '../support/test.ts';

const dora = 'dora@livraria.example';
const firstStep = (page: Page) => page.getByRole('main').getByRole('listitem').first();

/** A gate that the test opens. */
const semaphore = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** Another listener of the team's stream: answers once it has been told of a review. */
const reviewTold = async (baseURL: string | undefined, token: string): Promise<{ told: Promise<void> }> => {
  const address = `${baseURL}${pathOf(streamEvents)}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const told = (async () => {
    let heard = '';
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      heard += part;
      if (heard.includes('"review"')) return;
    }
    throw new Error(`the stream ended after ${heard}`);
  })();
  return { told };
};

test('what happens while a page still opens its stream reaches the page', async ({ page, baseURL }) => {
  const token = await inNewTeam(baseURL, dora, 'Padaria Cedo');
  const paper = await sendDocument(baseURL, token);
  const { open, opened } = semaphore();
  await page.route('**/notification/stream*', async (route) => {
    await opened;
    await route.continue();
  });
  await arrive(page, token, '/home');
  await expect(firstStep(page)).toContainText('A fazer');
  const { told } = await reviewTold(baseURL, token);
  await submitCompany(baseURL, token, paper);
  await told;
  open();
  await expect(firstStep(page)).toContainText('Em análise');
});
