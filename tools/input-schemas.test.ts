import { type FieldIssue, fieldMessage, fieldMessages, namingMessage } from '@balcao/contract/field-texts';
import { locales } from '@balcao/contract/locale';
import { describe, expect, it } from 'vitest';
import { badValues, isRefused } from '../apps/server/test/bad-values.ts';
import { endpoints } from '../apps/server/test/endpoints.ts';
import {
  bare,
  inputParts,
  type Leaf,
  namesIn,
  schemaOf,
  variantsOf,
  withValue,
} from '../apps/server/test/input-leaves.ts';

const moneyMax = 99_999_999_999;
const integerMax = 2_147_483_647;

interface Field extends Leaf {
  /** `order.list query amountFrom`. */
  readonly name: string;
}
const parts = endpoints.flatMap((target) =>
  inputParts.flatMap((part) => {
    const schema = schemaOf(target, part);
    return schema ? [{ name: `${target.id} ${part}`, schema, variants: variantsOf(schema) }] : [];
  }),
);
const fields: Field[] = parts.flatMap(({ name, variants }) =>
  variants.flatMap(({ leaves }) =>
    leaves.map((leaf) => ({ ...leaf, name: `${name} ${leaf.path.map((key) => (key === 0 ? '*' : key)).join('.')}` })),
  ),
);
const namesOf = (wrong: readonly Field[]): string[] => [...new Set(wrong.map(({ name }) => name))];

/** Read by a schema of its own once it is known what it is of, and bounded until then by the size of a body. */
const readLater = new Set([
  'export.request body filter',
  'device.change body settings',
  'certification.saveDraft body values',
  'conversation.sendTemplate body values',
  'channelCertification.saveDraft body values',
  'merchant.saveDraft body values',
  'messageBatch.send body messages.*.values',
  'messageDelivery.send body values',
  'product.saveDraft body values',
  'templateMessage.send body values',
]);
/** Each key and each value is checked by itself: modules/order/order-metadata.test.ts refuses what does not belong. */
const checkedByKey = new Set(['order.create body metadata']);
/** Numbers of events, which are never counted in four bytes. */
const isCount = ({ path }: Leaf): boolean => path.at(-1) === 'lastEventId';

const takes = ({ schema }: Leaf, value: unknown): boolean => schema.safeParse(value).success;
const unreadable = ['a\0b', '\0', '1\u0000', 'a\u0007', '1\u001b', 'a\ud800', '\udc00a', 'a@b.co\u0000', '20260302\0'];

describe('every value that a caller gives', () => {
  it('is of a kind that is checked: nothing is taken as it comes', () => {
    const loose = fields.filter(({ schema }) => /^(any|unknown|lazy|custom|record)$/.test(bare(schema)._zod.def.type));
    expect(namesOf(loose).filter((name) => !readLater.has(name) && !checkedByKey.has(name))).toEqual([]);
  });

  it('has no control character and no half character, if it is text', () => {
    const wrong = fields.filter(({ schema }) =>
      unreadable.some((text) => {
        const { data } = schema.safeParse(text);
        return typeof data === 'string' && (/\p{Cc}/u.test(data.replaceAll(/[\t\r\n]/g, '')) || !data.isWellFormed());
      }),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('is bounded, if it is text', () => {
    const long = ['x', '1', 'a '].map((one) => one.repeat(30_000));
    const wrong = fields.filter((field) => long.some((text) => takes(field, text)));
    // Pictures, the file of a rail, as large as rails send them, and what a mini program keeps, bounded in bytes.
    expect(namesOf(wrong)).toEqual([
      'account.update body avatar',
      'applet.create body icon',
      'applet.change body icon',
      'broadcast.send body text',
      'broadcast.create body text',
      'broadcast.change body text',
      'channel.create body avatar',
      'channel.change body avatar',
      'conversation.sendPicture body picture',
      'conversation.sendVoice body voice',
      'conversation.answerWithPicture body picture',
      'conversation.answerWithVoice body voice',
      'conversation.answerWithDocument body document',
      'knowledge.paste body text',
      'knowledge.addPage body text',
      'knowledge.changePage body text',
      'ledger.uploadRailFile body text',
      'media.poster body picture',
      'opening.writeStored body value',
      'robot.putAvatar body avatar',
    ]);
    const huge = 'x'.repeat(33 * 1024 * 1024 + 1);
    expect(namesOf(wrong.filter((field) => takes(field, huge)))).toEqual([]);
  });

  it('is whole and no more than its column holds, if it is a number', () => {
    const inBytes = fields.filter((field) => takes(field, integerMax + 1) && !isCount(field));
    expect(namesOf(inBytes.filter((field) => !takes(field, moneyMax) || takes(field, moneyMax + 1)))).toEqual([]);
    for (const wrong of [1.5, 2 ** 53, Number.NaN, -moneyMax - 1, '9007199254740993'])
      expect(namesOf(fields.filter((field) => isNumber(field) && takesAsNumber(field, wrong)))).toEqual([]);
  });

  it('is a day of the calendar from 1900 to 2100, if it is a day', () => {
    const digits = new Set(['cep', 'number']);
    const days = fields.filter(
      (field) =>
        takes(field, '20260302') && !isFree(field) && !takes(field, '1') && !digits.has(String(field.path.at(-1))),
    );
    expect(days.length).toBeGreaterThan(15);
    const wrong = ['20261340', '20260230', '99991231', '00010101', '18991231', '21010101'];
    expect(namesOf(days.filter((field) => wrong.some((day) => takes(field, day))))).toEqual([]);
  });

  it('is a moment from 2000 to 2100 in UTC, if it is a moment', () => {
    const moments = fields.filter((field) => takes(field, '2026-03-02T14:15:00Z') && !isFree(field));
    expect(moments.length).toBeGreaterThan(20);
    const wrong = [
      '0000-01-01T00:00:00Z',
      '1999-12-31T23:59:59Z',
      '2101-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '2026-02-30T00:00:00Z',
      '2026-03-02T14:15:00-03:00',
      `2026-03-02T14:15:00.${'1'.repeat(40)}Z`,
    ];
    expect(namesOf(moments.filter((field) => wrong.some((moment) => takes(field, moment))))).toEqual([]);
  });

  it('is a cursor as lists give them, where it is called so', () => {
    const cursors = fields.filter(({ path }) => path.at(-1) === 'cursor');
    expect(cursors.length).toBeGreaterThan(20);
    expect(namesOf(cursors.filter((field) => takes(field, 'a b') || takes(field, '{}')))).toEqual([]);
  });
});

/** Whether it accepts free text of any kind. */
const isFree = (field: Field): boolean =>
  ['abcdefgh', 'ABCD', 'x'.repeat(22), 'abcd efgh ijkl mnop qrst'].some((text) => takes(field, text));
/** Of a field that may also be text, digits are text. */
const takesAsNumber = (field: Field, value: unknown): boolean =>
  takes(field, value) && !(typeof value === 'string' && takes(field, 'x'));
const isNumber = (field: Field): boolean => takes(field, 1) || takes(field, 100) || takes(field, 2026);

/** Names where one is the end of the range that the other begins. */
const pairsOf = (schema: Leaf['schema']): [from: string, to: string][] => {
  const shape = namesIn(schema);
  return shape.flatMap((from) => {
    const to = from.replace(/(^f|F)rom$/, (end) => (end === 'from' ? 'to' : 'To'));
    return to !== from && shape.includes(to) ? [[from, to] as [string, string]] : [];
  });
};
const spans = [
  ['2026-03-02T14:15:00Z', '2026-03-02T14:14:59.999Z'],
  ['20260302', '20260301'],
  ['200', '100'],
] as const;

describe('a span', () => {
  it('that ends before it begins is refused at its end, and one of a single moment is taken', () => {
    const all = parts.flatMap(({ name, schema }) => pairsOf(schema).map((pair) => ({ name, schema, pair })));
    expect(all.length).toBeGreaterThan(20);
    for (const { name, schema, pair } of all) {
      const [from, to] = pair;
      const refusedAt = (first: string, last: string) =>
        schema.safeParse({ [from]: first, [to]: last }).error?.issues.map(({ path }) => path.join('.')) ?? [];
      const span = spans.find(([first]) => !refusedAt(first, first).some((at) => at === from || at === to));
      expect([name, span && refusedAt(span[0], span[1])]).toEqual([name, expect.arrayContaining([to])]);
    }
  });
});

/** What is found of everything that can be wrong with a part of a call. */
const found = parts.flatMap(({ name, schema, variants }) =>
  variants.flatMap(({ sample, leaves }) =>
    leaves.flatMap((leaf) =>
      [undefined, ...Object.values(badValues)]
        .filter((value) => isRefused(leaf, value))
        .map(
          (value) => schema.safeParse(withValue(sample, leaf.path, value), { reportInput: true }).error?.issues ?? [],
        )
        .map((issues) => ({ name, issues: issues as readonly object[] as readonly FieldIssue[] })),
    ),
  ),
);
const likePattern = /[\\^{}[\]*|]|\(\?|(?<!R)\$|undefined|NaN/;
const vague = fieldMessage({ code: 'custom', path: [] }, 'en-US');

describe('every refusal of a field', () => {
  it.each(locales)('says in %s what would be right, without patterns and without a bare no', (locale) => {
    const bad = new Map<string, string>();
    const nothing = fieldMessage({ code: 'custom', path: [] }, locale);
    let count = 0;
    for (const { name, issues } of found)
      for (const messageOf of [fieldMessage, namingMessage])
        for (const [field, text] of Object.entries(fieldMessages(issues, locale, messageOf))) {
          count += 1;
          if (text === nothing || likePattern.test(text)) bad.set(`${name} ${field}`, text);
        }
    expect([...bad]).toEqual([]);
    expect(count).toBeGreaterThan(10_000);
  });

  it('of what is missing says that it is needed, whatever the kind', () => {
    const missing = new Map<string, string>();
    const required = fieldMessage({ code: 'invalid_type', path: [], expected: 'string' }, 'en-US');
    expect(required).not.toBe(vague);
    for (const { name, schema, variants } of parts)
      for (const { sample, leaves } of variants)
        for (const { path, schema: own } of leaves.filter(({ path }) => path.length > 0)) {
          if (own.safeParse(undefined).success) continue;
          const { error } = schema.safeParse(withValue(sample, path, undefined), { reportInput: true });
          const said = fieldMessages((error?.issues ?? []) as readonly FieldIssue[], 'en-US')[path.join('.')];
          if (said !== required && path.at(-1) !== 'agreed') missing.set(`${name} ${path.join('.')}`, String(said));
        }
    expect([...missing]).toEqual([]);
  });
});
