import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from './database.ts';

/** Tables that belong to no team, and why. All others belong to one. */
const ofThePlatform: Readonly<Record<string, string>> = {
  account: 'A person; works in any number of teams.',
  account_avatar: 'The picture of a person.',
  account_network: 'Where a person has logged in from.',
  factor: 'The second factor of a person.',
  approval: 'What a session asks its owner to approve: the session knows the team.',
  recovery_code: 'Of a person’s second factor.',
  passkey: 'Of a person, for every team they work in.',
  passkey_challenge: 'Asked before anybody knows who answers.',
  authorization_code: 'What a browser asks of a phone, before and after anybody is logged in.',
  tool_login: 'A computer that asks for a key: its merchant_id is null until a person of a team has said yes.',
  captcha: 'A code to an e-mail that may belong to nobody yet.',
  session: 'A person’s being logged in, before and after a team is chosen: its merchant_id may be null and may not.',
  staff: 'Somebody who works for the platform.',
  staff_session: 'Being signed in to the console.',
  staff_deed: 'What staff did: its merchant_id says about which team, and is null where it was about none.',
  customer: 'A user of the chat app; pays any number of teams.',
  customer_address: 'An address that a user of the chat app keeps.',
  customer_card: 'A card of a user of the chat app.',
  customer_erasure: 'Who asked to be erased from the chat app.',
  customer_session: 'A user’s being logged in to the chat app.',
  payment: 'What a user of the chat app paid: the app’s side of it, which knows no team.',
  rail_notification: 'What a rail told us, kept before anybody knows whose it is.',
  pix_progress: 'Up to when what a Pix key has received was read: the key is the platform’s.',
  pix_again: 'The same, of what was read again.',
  card_attempt: 'Which cards an acquirer was asked about, by the charge: it knows no team.',
  card_ask: 'What an acquirer was asked to do with a payment, which knows no team.',
  sandbox_payment: 'The books of the sandbox’s rail, which stands for a bank and knows no team.',
  sandbox_return: 'The same books: what was given back.',
  sandbox_hold_ask: 'The same books: what was done with what a card holds.',
  sandbox_payout: 'The same books: what was paid out to merchants, by the key under which it was asked.',
  sandbox_message: 'What the sandbox’s rail is about to tell us.',
  idempotency: 'Keys of merchants, accounts and customers alike, by their owner.',
  login_network: 'Where staff and users of the chat app have signed in from.',
  mail: 'Written to an address, not by a team.',
  sealing_key: 'Which keys of the operator’s values are sealed with.',
  platform_key: 'The platform’s own signing keys.',
  push_key: 'By which browsers know the platform.',
  platform_authority: 'By which the platform signs certificates of teams.',
  ledger_proof: 'What a proof of the whole ledger found.',
  ledger_close: 'The close of a day, over all teams.',
  ledger_close_line: 'What moved on an account on that day, over all teams.',
  reconciliation_file: 'A file of a rail, over all teams.',
  reconciliation_line: 'What a rail says, before anybody knows whose it is.',
  reconciliation_result: 'What came of a file, over all teams.',
  reconciliation_finding: 'What does not agree: its merchant_id says whose it is, and is null where nobody knows.',
  reconciliation_resolution: 'How such a difference came to its end.',
  reconciliation_alert: 'Of which of them finance was told.',
  rate_limit: 'Counters by address, e-mail and caller.',
  bank_holiday: 'The calendar of the banks is the same for every team.',
  settlement_cycle: 'When what is paid is settled, for every team.',
  message_long_term: 'In which categories people may allow messages for long, for every team.',
  help_rating: 'What a reader said of an article of ours, under a hash; readers need no team.',
  help_missed: 'Words for which there is no article, with how often they were looked for.',
  sandbox_setting: 'Switches of the whole sandbox.',
};

let database: FreshDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client(database.config);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const namesBy = async (sql: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
};
const listed = Object.keys(ofThePlatform)
  .map((name) => `'${name}'`)
  .join();

const ownTables = `select c.oid, c.relname from pg_class c
  where c.relnamespace in ('public'::regnamespace, 'ledger'::regnamespace) and c.relkind in ('r', 'p')
    and c.relname <> '__drizzle_migrations'`;
const tenantTables = `${ownTables} and c.relname not in (${listed})`;
const columnOf = (table: string, number: string): string =>
  `(select a.attname from pg_attribute a where a.attrelid = ${table} and a.attnum = ${number})`;

describe('every table of a team', () => {
  it('is looked at: the catalogue knows the tables', async () => {
    expect(await namesBy(`select relname as name from (${tenantTables}) t`)).toEqual(
      expect.arrayContaining(['team', 'member', 'role', 'role_menu', 'journal', 'entry']),
    );
  });

  it('has merchant_id, never null, at the beginning of its primary key', async () => {
    const wrong = await namesBy(`select t.relname as name from (${tenantTables}) t
      left join pg_constraint k on k.conrelid = t.oid and k.contype = 'p'
      where ${columnOf('t.oid', 'k.conkey[1]')} is distinct from 'merchant_id'`);
    expect(wrong).toEqual([]);
  });

  it('refers to other tables of teams within one merchant only, and to no other table', async () => {
    const wrong = await namesBy(`select k.conname as name from (${tenantTables}) t
      join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
      where not exists (select from unnest(k.conkey, k.confkey) as pair(here, there)
        where ${columnOf('k.conrelid', 'here')} = 'merchant_id' and ${columnOf('k.confrelid', 'there')} = 'merchant_id')`);
    expect(wrong).toEqual([]);
  });

  it('is unique within its merchant, but for what must be unique on the whole platform', async () => {
    const ofTeams = [
      'team_number',
      'invitation_code',
      'device_token',
      'tool_key_token',
      'device_serial',
      'shop_code_code',
    ];
    // A name and an AppID are of the whole platform; an icon, an opening and a token are found by an unguessable id.
    const ofApplets = [
      'applet_app_id',
      'applet_name',
      'applet_icon_id',
      'applet_opening_token',
      'applet_review_link_token',
      'applet_secret_app_id',
      'applet_token_hash',
      'applet_upload_key_hash',
    ];
    // A name and a link are of the whole platform; a picture and an invitation are found by an unguessable id.
    const ofChannels = [
      'channel_link',
      'channel_name',
      'channel_avatar_id',
      'channel_invitation_token',
      'robot_avatar_id',
    ];
    // What a bank says is known by it before anyone knows whose it is.
    const houseWide = new Set([...ofTeams, ...ofApplets, ...ofChannels, 'shop_code_txid', 'order_pay_token']);
    const wrong = await namesBy(`select i.indexrelid::regclass::text as name from (${tenantTables}) t
      join pg_index i on i.indrelid = t.oid and i.indisunique
      where ${columnOf('t.oid', 'i.indkey[0]')} is distinct from 'merchant_id'`);
    expect(wrong.map((name) => name.replace(/^\w+[.]/, '')).filter((name) => !houseWide.has(name))).toEqual([]);
  });
});

describe('every table of the platform', () => {
  it('exists, and has no merchant_id unless its reason says so', async () => {
    const known = await namesBy(`select relname as name from (${ownTables}) t`);
    expect(Object.keys(ofThePlatform).filter((name) => !known.includes(name))).toEqual([]);
    const withMerchant = await namesBy(`select t.relname as name from (${ownTables}) t
      join pg_attribute a on a.attrelid = t.oid and a.attname = 'merchant_id' where t.relname in (${listed})`);
    expect(withMerchant.filter((name) => !ofThePlatform[name]?.includes('merchant_id'))).toEqual([]);
  });
});
