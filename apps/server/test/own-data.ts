import { AccountData, downloadAccountData } from '@balcao/contract/account-data';
import { pathOf } from '@balcao/contract/endpoint';
import { prove } from './factors.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';
import { filesIn } from './zips.ts';

type Holder = Pick<Person, 'call' | 'token'>;

/** Asks for what is kept about a person, with or without a fresh proof that it is them. */
export const askForOwnData = (testApp: TestApp, token?: string): Promise<Response> => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return testApp.send(new Request(`http://balcao.test${pathOf(downloadAccountData)}`, { headers }));
};

/** What a person takes along: the document, and the files by their paths. */
export const takeOwnData = async (testApp: TestApp, person: Holder) => {
  await prove(person);
  const answer = await askForOwnData(testApp, person.token);
  if (answer.headers.get('content-type') !== 'application/zip') throw new Error(await answer.text());
  const files = filesIn(Buffer.from(await answer.arrayBuffer()));
  const data = AccountData.parse(JSON.parse(files.get('data.json')?.toString('utf8') ?? ''));
  return { data, files };
};
