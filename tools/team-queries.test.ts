import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';
import { openQueriesIn, piecesIn, teamTablesIn } from './team-queries.ts';

/** Queries on rows of teams that are right to ask for no team, and why. */
const reasons: Readonly<Record<string, string>> = {
  'conversation: conversationsOf': 'A person takes along, or has erased, what is theirs, whose ever the channels are.',
  'conversation: conversationsOfPerson': 'The same.',
  'message: consentsOfPerson': 'The same.',
  'message: deliveriesOfPerson': 'The same.',
  'opening: appletsOfPerson': 'The same.',
  'opening: storedOfPerson': 'The same.',
  'reaction: likesOfPerson': 'The same.',
  'reaction: repliesOfPerson': 'The same.',
  'reaction: replyLikesOfPerson': 'The same.',
  'reaction: eraseReplyLikes': 'The likes of a person who is erased, of every team; each names its own.',
  'version: testsOfPerson': 'The same.',
  'workflow: runsOf': 'The same.',
  'workflow: runsOfPerson': 'The same.',
  'refund: isComingBack': 'A person is asked whether money of theirs is coming back, of whatever team.',
  'applet: findByAppId': 'An AppID is of the whole platform; people open mini programs whose ever they are.',
  'applet: searchShelf': 'The same: what stands on the shelf is for everybody.',
  'applet: findIcon': 'Icons are for everybody; the id is random and says nothing of a team.',
  'applet: findNamed': 'Names are of the whole platform: whether one is free.',
  'broadcast: forgetTests': 'A scheduled job: tests of every team whose day is over.',
  'broadcast: listLeftBehind': 'The same: sendings of every team that nobody goes on with.',
  'association: findOfApplet': 'Of the team of the mini program, by its own ids; the channel may be of another.',
  'association: listLive': 'The same: every channel that leads to one mini program.',
  'association: lockApplet': 'The same, counted.',
  'broadcast: listDue': 'A scheduled job: what is to be sent by now, of every team.',
  'channel: closeDue': 'A scheduled job: channels of every team whose last day has come.',
  'channel: findAvatar': 'Pictures are for everybody; the id is random and says nothing of a team.',
  'channel: automationReads': 'Staff look after robots and workflows of every team; each row carries its team.',
  'channel: countEverywhere': 'Staff look after channels of every team: how many there are.',
  'channel: findAnywhere': 'The same: one by its id; the answer carries the team.',
  'channel: listEverywhere': 'The same: each row carries its team.',
  'template: countEverywhere': 'Staff look after message templates of every team: how many there are.',
  'template: findAnywhere': 'The same: one by its id; the answer carries the team.',
  'template: forgetBefore': 'The clock deletes old complaints, whose ever they are.',
  'template: listEverywhere': 'The same: each row carries its team.',
  'template: lockPausedUntil': 'The clock ends pauses, whose ever the templates are.',
  'ticket: findOutdated': 'A scheduled job: files of every team whose request was solved long ago.',
  'ticket: listOfPerson': 'A person’s own data: their requests, from whatever team they asked.',
  'ticket: findAnywhere': 'Staff answer requests of every team: one by its id; the row carries the team.',
  'ticket: medianSince': 'The same: how long a first answer takes, over all teams.',
  'ticket: sumWaiting': 'The same: how many wait.',
  'channel: findByLink': 'People open channels whose ever they are; the link is of the whole platform.',
  'channel: findNamed': 'Names are of the whole platform: whether one is free.',
  'channel: searchOpen': 'Channels that everyone may follow are for everybody.',
  'credential: addCalls': 'Counts of several teams, each by its own; old ones of every team are forgotten by time.',
  'credential: findByAppId': 'The server of a mini program says its AppID before anybody knows its team.',
  'credential: findKeyByHash': 'The tool is known by its upload key before its team is: a secret of 256 bits.',
  'credential: findToken': 'A server is known by its token before its team is: a secret of 256 bits.',
  'certificate: recordUses': 'Of several merchants, each row by its merchant and serial number.',
  'certificate: isHeldElsewhere': 'Whether another team has the same certificate; the answer does not say which.',
  'certificate: takeEnding': 'A scheduled job: certificates of every team that end soon.',
  'certificate: forgetNonces': 'Old nonces of every team are forgotten by time.',
  'certification: findByHash': 'Staff look for a team by its document; the answer carries ids only.',
  'certification: findUnkept': 'A scheduled job: teams of whom nobody has kept the document yet.',
  'device: findBySerial': 'The sandbox hands out any device; serial numbers are of the whole platform.',
  'device: findByToken': 'A device is known by its token before its team is: a secret of 256 bits.',
  'device: findFirstActive': 'The same: devices of every team.',
  'device: findWaiting': 'Anyone who is near may tap: phones of every team.',
  'device: forgetBefore': 'A scheduled job: what sound boxes of every team said long ago.',
  'device: lockTap': 'The same as waiting: a payer names it by its id; the answer carries the team.',
  'device: takeSetUp': 'The same, by the code that sets it up.',
  'export: findSilent': 'A scheduled job: files of every team that nobody is making any more.',
  'export: findExpired': 'The same: files of every team whose day is over.',
  'conversation: countUnread': 'A customer has conversations with channels, whose ever they are.',
  'conversation: listAt': 'Each message is asked for together with its team.',
  'knowledge: listBehind': 'The model of meanings is one for all teams: a source that is behind follows.',
  'conversation: lockDue': 'The clock brings conversations back, whose ever they are.',
  'conversation: putDelivered': 'A customer received messages, whose ever the channels are.',
  'follower: countFollowed': 'A customer follows channels, whose ever they are.',
  'follower: listFollowed': 'The same, to see them.',
  'follower: lockWithoutOpenId': 'A scheduled job: followers of every team from before their ids were kept.',
  'follower: putOpenIds': 'The same, to keep those ids: each is named with its team.',
  'instalment: findDueParts': 'The sandbox’s card issuer pays what is due, whose ever it is.',
  'instalment: moveParts': 'A piece of the same statement of settlement: parts of orders that it has locked.',
  'instalment: settleParts': 'A piece of settlement: parts by their merchant, of orders that it has locked.',
  'invitation: findByCode':
    'Anyone who holds the code of an invitation belongs to no team yet; the code is a secret of 128 bits.',
  'invitation: forgetAddressOf':
    'The person’s own address, in every team that invited them, when their account is erased.',
  'invitation: lockByCode': 'The same, to accept it.',
  'ledger: findLongTails': 'A scheduled job: which accounts and days of which teams to sum up.',
  'ledger: findMerchantsWithin': 'A scheduled job: whose money moved on a day.',
  'ledger: countStops': 'Whose money stands still, of all teams: a figure for operators.',
  'ledger: booksOf': 'The file of a rail is compared with the books of every team.',
  'ledger: chosen': 'Staff look for a journal, whose ever it is.',
  'ledger: everyMerchant': 'The proof and the closes go through every team.',
  'ledger: expected': 'The same: what the records of every team say.',
  'ledger: findInLedger': 'The same: what is wrong, whose ever it is.',
  'ledger: findMovedMerchants': 'A scheduled job: whose money has moved.',
  'ledger: insertFoundLater': 'What the file of a rail told of has come to its end since, of every team.',
  'ledger: insertOutcome': 'The file of a rail is compared with the books of every team.',
  'dispute: findAnywhere': 'Staff alone ask: disputes of every team, each by its number.',
  'dispute: listOverdue': 'A scheduled job: disputes of every team that no bank decided in time.',
  'dispute: listUntoldReturns': 'A scheduled job: what finance is to be told of, of every team.',
  'dispute: noteReturnsTold': 'The same, when they have been told.',
  'ledger: listDebts': 'Of several merchants, each by its id.',
  'message: findTemplatesById': 'A customer is asked for messages by their ids, whose ever they are.',
  'message: forgetBatches': 'A scheduled job: batches of every team that were delivered long ago.',
  'robot: deleteBefore': 'A sweep over all teams: what robots answered more than 30 days ago.',
  'message: forgetReaders': 'The same: to whom messages of every team went long ago, and what they said.',
  'message: listWaiting': 'The same: batches of every team that nobody delivers any more.',
  'message: listOwn': 'A customer sees what they allowed mini programs, whose ever they are.',
  'message: listReceived': 'The same, of what they were sent.',
  'message: markSeen': 'The same, once they have seen it.',
  'opening: findOpening': 'A customer names what they have open by its id and belongs to no team.',
  'opening: findOpeningByToken': 'A page is known by the secret in its address: 256 random bits.',
  'opening: forgetLoginCodes': 'A scheduled job: codes of every team that are over.',
  'opening: forgetOpenings': 'The same: what was open long ago.',
  'opening: listRecent': 'A customer sees what they had open, whose ever it is.',
  'order: dueOrdersOfGroup': 'A piece of settlement: each group of orders is of one team.',
  'order: lockOrdersOf': 'A piece of the calendar’s statements: the orders that they found, by their merchants.',
  'order: moveOrders': 'The same, to move those orders.',
  'order: settleOrders': 'A piece of settlement: each order by its merchant.',
  'order: lockPaidBy': 'A rail knows a payment by its own number and no team; the answer carries the team.',
  'order: findMerchantOf': 'Staff and the sandbox’s bank name an order by its number alone; the answer is its team.',
  'ledger: isCleared': 'A scheduled job: which withdrawals the bank has paid out.',
  'ledger: listStops': 'A scheduled job, and staff: whose money stands still.',
  'ledger: listToClear': 'A scheduled job: which withdrawals the bank has paid out.',
  'ledger: listToHear': 'The file of a rail is compared with the books of every team.',
  'ledger: merchantsOf': 'Staff see whose the journals are that they found.',
  'ledger: oursOf': 'The file of a rail is compared with the books of every team.',
  'ledger: payoutsInFiles': 'The same: which of them a file of the bank tells of.',
  'ledger: readAccountByMerchant': 'Staff see which teams an account of the trial balance is the sum of.',
  'ledger: readMovedByClose': 'The proof goes through every entry.',
  'ledger: readMovedSince': 'The close of a day is of all teams.',
  'ledger: readOpenSums': 'The trial balance is of all teams.',
  'log: listAuditEventsOf': 'What a person did is theirs in all their teams; asked for with their own account only.',
  'media: listFree': 'A scheduled job: files that nothing points to, of every team.',
  'log: listTeamsWithLog': 'The check of the log goes through every team.',
  'ledger: searched': 'Staff look for a journal, whose ever it is.',
  'ledger: told': 'The same: what they are told of it.',
  'moderation: countCases': 'Staff decide what people reported of every team: how many there are.',
  'moderation: countReportsSince': 'How often a person reported, of whatever team.',
  'moderation: countWaiting': 'Staff decide what people reported of every team: how many wait.',
  'moderation: findAnywhere': 'The same: one by its id; the answer carries the team.',
  'moderation: listReportsOf': 'What a person reported, of whatever team; they read what it was called.',
  'notification: deletePreferencesOf':
    'The person’s own choices, of every team of theirs, when their account is erased.',
  'notification: deletePushDevicesOf': 'The same: the person’s own browsers.',
  'notification: forgetNotices': 'A scheduled job: what teams were told of half a year ago.',
  'notification: forgetPaymentNotices': 'The same, of payments: what teams were told of a week ago.',
  'notification: forgetPushDevices': 'A scheduled job: browsers of every team that came no more.',
  'notification: forgetToldPayments': 'The same: which payments teams were told of, of two days ago.',
  'notification: listPushDevicesOf': 'The person’s own browsers, of every team of theirs, for what is kept of them.',
  'notification: listTeamsWaiting': 'The product’s own rounds: which teams are to be told; the answer is the teams.',
  'order: findByTxid': 'A rail knows an order by its own number and no team; the answer carries the team.',
  'order: findByPayToken': 'Anyone who pays holds the link and belongs to no team; it is a secret of 128 bits or more.',
  'order: lockByTxid': 'The same, to pay it.',
  'order: lockByTxids': 'The same, for what a rail tells of many at once.',
  'order: findOrders': 'Of every team whose refunds end together: each order is named with its team.',
  'order: raiseRefunded': 'Each order is named with its team, in the JSON that the statement reads.',
  'order: holdWaiting': 'The same, when a card holds its amount.',
  'order: payStatement': 'The same, for many payments of many teams at once.',
  'order: findDue': 'A scheduled job: orders of every team whose time is over.',
  'order: findDueReturns': 'The same: money of every team’s payers that its rail has not given back yet.',
  'order: findUnexpectedByRail': 'A rail knows a payment by its own number and no team; the answer carries the team.',
  'order: isReturnedAs': 'Money of no team, as the bank’s id of a return names it, to staff.',
  'order: isOfAnOrder': 'The same; it only says whether there is one, to staff.',
  'preauth: findDueStrays': 'A scheduled job: amounts that cards hold for no order of any team.',
  'preauth: findDue': 'A scheduled job: holds of every team that something was asked of.',
  'preauth: findOverdue': 'The same, of those whose time is over.',
  'preauth: findByPayment': 'A rail names a hold by its payment and no team; the answer carries the team.',
  'product: findActiveWays': 'Of several merchants, each by its id.',
  'order: listUnidentified': 'Money without an order stands under no merchant; staff alone see it.',
  'order: countUnidentified': 'The same, counted.',
  'order: listRests': 'The same: what of it was more than the orders that it was matched to.',
  'order: sumWaiting': 'The same, summed.',
  'order: listUntold': 'The same, to tell finance of it.',
  'order: listWaitingByIds': 'Money of nobody, which stands under no team.',
  'order: noteTold': 'The same, when they have been told.',
  'shop: findShopCodeByTxid': 'A rail names the code that somebody paid at; the answer carries the team.',
  'shop: findShopCodeByCode': 'Anyone who scans a code in a shop names it by its address; the answer carries the team.',
  'refund: sendOff': 'Each refund is named with its team, in the JSON that the statement reads.',
  'refund: findByKeys':
    'A rail knows a refund by the key that it was asked under, and no team; the answer carries the team.',
  'refund: findDue': 'A scheduled job: refunds of every team that the rail is to be asked about.',
  'request: forgetRequests': 'A scheduled job: calls of every team that are older than a month.',
  'review: listDueDecisions': 'A scheduled job: decisions about every team that take effect by now.',
  'review: listSubmittedBy': 'A person’s own data: what they submitted, for whatever team.',
  'review: listUndoableOf': 'Staff of the platform, each their own decisions, about every team.',
  'review: listByUrgency': 'Staff of the platform review what every team submits.',
  'review: listNewest': 'The same, of what they have decided.',
  'review: countUpTo': 'The same, counted.',
  'review: countDesk': 'The same, counted for the day of a reviewer.',
  'review: findByReviewId': 'Staff name a submission by its id alone; the answer carries the team.',
  'review: findNextFree': 'What waits next, whose ever it is.',
  'team: hasTeams': 'Whether the installation is empty.',
  'robot: findAvatar': 'Pictures are for everybody; the id is random and says nothing of a team.',
  'session: findMembershipsOf': 'The teams of a person: that is the question.',
  'session: holdPlace': 'By the session, which knows its team: it is what the team is read from.',
  'settlement: completeSettlements': 'Of several merchants, each settlement by its merchant.',
  'settlement: findDueGroups': 'A scheduled job: what is due of every team, but for those that must wait.',
  'settlement: findOpenMerchants': 'The same: whose settlements are open still.',
  'settlement: misplaced': 'The calendar of the banks is of every team: what it moves, whose ever it is.',
  'settlement: misplacedParts': 'The same, for monthly parts.',
  'settlement: putOff': 'The same, for what has come back to be settled.',
  'team: findPayees': 'Of several teams, each by its id.',
  'team: findTeamByNumber': 'Servers and the phone name a team by its number; the answer carries its id.',
  'team: findTeamIdsLike': 'Staff look for what was done to a team by its number or name; the answer carries ids only.',
  'preview: forgetPreviews': 'The job that forgets previews of every team.',
  'version: forgetLinks': 'The job that forgets links of every team.',
  'version: takeLink': 'A link is known by its token before its team is: a secret of 256 bits.',
  'tool: findByToken': 'A tool is known by its key before its team is: a secret of 256 bits.',
  'upload: findUnfinishedOf': 'How many files a person is sending, in all their teams.',
  'upload: findLoose': 'A scheduled job: documents of every team that nothing stands on any more.',
  'usage: forgetUsage': 'A scheduled job: figures of every team whose time is over.',
  'version: findSubmitted': 'Staff look after versions of every team; the answer carries the team.',
  'version: listDue': 'A scheduled job: publications of every team whose time has come.',
  'version: told': 'A piece of two queries: both give it the team.',
  'webhook: forgetEvents': 'A scheduled job: events of every team whose day is over.',
  'webhook: forgetDeliveries': 'A scheduled job: notifications of every team that ended long ago.',
  'webhook: hasOverdue': 'The state of the platform: whether anything of any team is late, and nothing of whom.',
  'webhook: insertDeliveries': 'Of several merchants, each with the addresses of its own.',
  'webhook: moveLeftBehind': 'The same: those that wait for an address which takes them, or is gone.',
  'webhook: takeDue': 'A scheduled job: notifications of every team that are due.',
  'webhook: takeAt': 'Of the addresses that it is given, each with its team.',
  'workflow: forgetRuns': 'The job that forgets runs of every team.',
  'workflow: listDueOccasions': 'The rounds of the server itself: followers of every team with whom a run is to begin.',
  'workflow: listLeftRuns': 'A scheduled job: runs of every team that a stop has left.',
  'workflow: lockDueRun': 'The same: runs of every team that waited until now.',
  'workflow: lockScheduled': 'The same: workflows of every team whose time has come.',
  'withdrawal: findByKey':
    'A bank knows a withdrawal by the key that it was asked under, and no team; the answer carries the team.',
  'withdrawal: findWithoutReceiptCode': 'A scheduled job: receipts of every team from before their codes were kept.',
  'withdrawal: findDue': 'A scheduled job: withdrawals of every team that the bank is to be asked about.',
  'freeze: listAsked': 'Staff look after the money of every team: about whom something waits for a second person.',
  'freeze: listFrozen': 'The same: whose money is frozen.',
  'member: listColleagues': 'How many others are in each team of one person; the answer is the teams and numbers.',
  'merchant: listAskedSettings': 'The same: which fees and limits wait for a second person.',
  'ledger: listAskedReversals': 'The same: which journals wait for a second person.',
  'review: listReopenings': 'The same: which decisions wait for a second person.',
  'order: findByAnyNumber': 'Staff answer anyone who writes with a number; the answer carries the team.',
  'withdrawal: findByAnyMerchant': 'The same, of a withdrawal.',
  'withdrawal: sumOfEveryMerchant': 'The same: what is on its way to their banks comes to.',
};

const modules = path.join(root, 'apps/server/src/modules');
const files = filesBelow(modules);
const textOf = (file: string): string => fs.readFileSync(path.join(modules, file), 'utf8');
const pieces = files.filter((file) => file.endsWith('.reads.ts')).flatMap((file) => piecesIn(textOf(file)));
const tables = files
  .filter((file) => file.endsWith('.tables.ts'))
  .flatMap((file) => teamTablesIn(textOf(file)))
  .map((table) => ({
    ...table,
    pieces: pieces.filter(({ sql }) => sql === table.sql).map(({ piece }) => piece),
  }));

describe('the queries of the server', () => {
  it('are looked at: the tables of teams are known', () => {
    const known = ['member', 'role', 'role_menu', 'invitation', 'log_entry', 'order', 'certificate', 'team', 'journal'];
    expect(tables.map(({ sql }) => sql)).toEqual(expect.arrayContaining(known));
    expect(tables.map(({ sql }) => sql)).not.toContain('session');
  });

  it('say of which team, each one, or there is a reason (rule: foreign-is-unknown)', () => {
    const open = files
      .filter((file) => /[.](?:repository|reads)[.]ts$/.test(file))
      .flatMap((file) => openQueriesIn(file, textOf(file), tables).map(({ name }) => `${path.dirname(file)}: ${name}`));
    expect([...new Set(open)].sort()).toEqual(Object.keys(reasons).sort());
  });

  it('stand in repositories: no other file of a module asks for rows without their team', () => {
    const others = files.filter((file) => /(?<![.](?:repository|reads|tables|test))[.]ts$/.test(file));
    const open = others.flatMap((file) =>
      openQueriesIn(file, textOf(file), tables).map(({ name }) => `${file}: ${name}`),
    );
    expect(open).toEqual([]);
  });
});

describe('the check', () => {
  const of = (text: string) =>
    openQueriesIn('a.ts', text, [{ code: 'things', sql: 'thing', pieces: ['thingRow'] }]).map(({ name }) => name);

  it.each([
    ['a query by the id alone', `export const find = (q, id) => q.select().from(things).where(eq(things.id, id));`],
    ['a query without any condition', `export const find = (q) => q.select().from(things).limit(1);`],
    ['a change by the id alone', `export const find = (q, id) => q.update(things).set({}).where(eq(things.id, id));`],
    ['a deletion by the id alone', `export const find = (q, id) => q.delete(things).where(eq(things.id, id));`],
    ['a count of everything', `export const find = (q) => q.$count(things);`],
    ['a counted list by the id alone', `export const find = (q, id) => countListed(q, things, eq(things.id, id), []);`],
    ['a join by the id alone', `export const find = (q) => q.select().from(x).innerJoin(things, eq(things.id, x.id));`],
    ['SQL by the id alone', 'export const find = (q, id) => q.execute(sql`select * from thing where id = $1`);'],
    [
      'SQL by a piece',
      `export const find = (q, id) => q.execute(sql\`select * from \${thingRow.table} where id = $1\`);`,
    ],
    [
      'SQL that joins by the id',
      'export const find = (q, id) => q.execute(sql`select from x join thing t on t.id = x.id`);',
    ],
    [
      'SQL that compares two rows',
      'export const find = sql`delete from thing t using x where t.merchant_id = x.merchant_id`;',
    ],
    [
      'a condition whose helper forgets the team',
      `const at = (id) => eq(things.id, id);\nexport const find = (q, id) => q.select().from(things).where(at(id));`,
    ],
    [
      'a list whose caller forgets it',
      `const all = (q) => q.select().from(things);\nexport const find = (q, id) => all(q).where(eq(things.id, id));`,
    ],
  ])('finds %s', (_, text) => {
    expect(of(text)).toEqual(['find']);
  });

  it.each([
    [
      'by team and id',
      `export const find = (q, merchantId, id) => q.select().from(things).where(and(eq(things.merchantId, merchantId), eq(things.id, id)));`,
    ],
    ['in SQL', 'export const find = (q, m) => q.execute(sql`select * from thing where merchant_id = $1`);'],
    [
      'by a helper',
      `const at = (key) => and(eq(things.merchantId, key.merchantId), eq(things.id, key.id));\nexport const find = (q, key) => q.select().from(things).where(at(key));`,
    ],
    [
      'by anyone who calls a helper',
      `const all = (q) => q.select().from(things);\nexport const find = (q, m) => all(q).where(eq(things.merchantId, m));`,
    ],
    ['of another table', `export const find = (q, id) => q.select().from(people).where(eq(people.id, id));`],
  ])('lets a query pass that says of which team: %s', (_, text) => {
    expect(of(text)).toEqual([]);
  });
});
