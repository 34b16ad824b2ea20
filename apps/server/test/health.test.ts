import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';

describe('a running server', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it('is alive and ready', async () => {
    expect((await house.app.inject('/health')).statusCode).toBe(200);
    expect((await house.app.inject('/ready')).json()).toEqual({ ready: true });
  });
  it('describes its API', async () => {
    expect((await house.app.inject('/docs/json')).json()).toMatchObject({ openapi: '3.1.0' });
  });
  it('answers an unknown path with the envelope, in the caller’s language', async () => {
    const answer = await house.app.inject({ url: '/admin/v3.0/nowhere', headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404, msg: 'This address does not exist.' });
  });
});
