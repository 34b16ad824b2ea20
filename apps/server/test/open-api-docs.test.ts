import type { Endpoint } from '@balcao/contract/endpoint';
import { pathOf } from '@balcao/contract/endpoint';
import { refusals } from '@balcao/contract/refusal';
import { refusalText } from '@balcao/contract/refusal-texts';
import { WebhookEventType } from '@balcao/contract/webhook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { openExamples } from '../src/platform/open-examples.ts';
import { openReplies } from '../src/platform/open-replies.ts';
import { endpoints } from './endpoints.ts';
import { openTestApp, type TestApp } from './test-app.ts';

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Record<string, { schema: object; examples?: object; example?: object }> };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>;
  readonly security?: readonly object[];
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, object>>;
  readonly info: { readonly description: string };
}

let testApp: TestApp;
let document: Document;
const open = endpoints.filter(({ access }) => access === 'merchant');
const operationOf = (target: Endpoint): Operation | undefined => {
  const names = Object.keys(target.params?.shape ?? {});
  const braces = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
  return document.paths[decodeURIComponent(pathOf(target, braces))]?.[target.method.toLowerCase()];
};

beforeAll(async () => {
  testApp = await openTestApp();
  document = (await testApp.app.inject('/docs/json')).json();
});
afterAll(() => testApp.close());

describe('the document at /docs/json', () => {
  it('has every operation of the open API, signed, with its summary', () => {
    expect(open.length).toBeGreaterThan(8);
    for (const target of open)
      expect(operationOf(target), target.id).toMatchObject({ summary: target.summary, security: [{ open: [] }] });
  });
  it('has every refusal of each with its code and its words', () => {
    for (const target of open)
      for (const name of [...target.refusals, 'signature_wrong', 'too_many_requests'] as const) {
        const { http, code } = refusals[name];
        const { description } = operationOf(target)?.responses[http] ?? { description: '' };
        expect(description, `${target.id} ${name}`).toContain(`\`${name}\` (${code}): ${refusalText(name, 'en-US')}`);
      }
  });
  it('asks for an Idempotency-Key where the platform does', () => {
    for (const target of open) {
      const key = operationOf(target)?.parameters?.find(({ name }) => name === 'idempotency-key');
      expect(key?.required ?? false, target.id).toBe(target.idempotency === 'required');
    }
  });
  it('shows of every command with a body one that the platform takes, of servers of mini programs and tools too', () => {
    const commands = endpoints.filter(({ face, body }) => face === 'open' && body);
    expect(commands.length).toBeGreaterThan(open.filter(({ body }) => body).length);
    for (const target of commands) {
      const example = openExamples[target.id];
      expect((target.body as z.ZodMiniType).safeParse(example).success, target.id).toBe(true);
      expect(JSON.stringify(operationOf(target)?.requestBody), target.id).toContain(JSON.stringify(example));
    }
  });
  it('shows of every call an answer that the platform could give', () => {
    for (const target of open.filter(({ streams }) => !streams)) {
      const data = openReplies[target.id];
      // Nothing is left out of it and nothing else stands in it.
      expect((target.reply as z.ZodMiniType).safeParse(data), target.id).toMatchObject({ success: true, data });
      const shown = operationOf(target)?.responses[200]?.content as Record<string, { example?: object }> | undefined;
      expect(shown?.['application/json']?.example, target.id).toEqual({ code: 200, msg: 'OK', data });
    }
  });
  it('describes what every event carries', () => {
    expect(Object.keys(document.webhooks).toSorted()).toEqual(WebhookEventType.options.toSorted());
    expect(JSON.stringify(document.webhooks['order.paid'])).toContain('#/components/schemas/ChargedOrder');
  });
  it('says how to sign, to repeat and what the limits are', () => {
    for (const words of ['Balcao-SHA256', 'Idempotency-Key', 'RateLimit-Remaining', 'balcao-signature'])
      expect(document.info.description).toContain(words);
  });
});
