import { describe, expect, it } from 'vitest';
import { gatherExport } from './csv-export.ts';

async function* partsOf(texts: readonly string[]) {
  for (const text of texts) yield new TextEncoder().encode(text);
}

describe('an export', () => {
  it('counts the rows as they come, without the line of names', async () => {
    const heard: number[] = [];
    const texts = ['Pedido;Valor\r\n1;10,00\r\n2;2', '0,00\r\n3;30,00\r\n'];
    const { file, rows } = await gatherExport(partsOf(texts), (count) => heard.push(count));
    expect(heard).toEqual([1, 3]);
    expect(rows).toBe(3);
    expect(await file.text()).toBe(texts.join(''));
  });
  it('of nothing has no rows', async () => {
    expect((await gatherExport(partsOf([]), () => undefined)).rows).toBe(0);
  });
  it('that breaks off is no file', async () => {
    async function* broken() {
      yield* partsOf(['Pedido\r\n1\r\n']);
      throw new Error('lost');
    }
    await expect(gatherExport(broken(), () => undefined)).rejects.toThrow('lost');
  });
});
