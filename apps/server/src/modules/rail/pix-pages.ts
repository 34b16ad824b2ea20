import { createHash } from 'node:crypto';
import type { PixClient } from './pix-client.ts';
import { idOf, pixAnswers } from './pix-message.ts';

/** As many as the API gives at a time. */
const perPage = 1_000;
/** More than this at a time is no list, but a provider that never comes to its end. */
const pagesAtMost = 1_000;

/** What an entry is known by among those of its window: whatever it says, the same one is not read twice. */
const keyOf = (entry: unknown): string =>
  idOf(entry) ?? createHash('sha256').update(JSON.stringify(entry)).digest('base64url');

/**
 * Everything that the provider has received between two instants, page by page, to the end: also where it gives fewer at a time than
 * asked, or counts its pages wrong. A page that brings nothing new is the last one.
 * @throws Error where it does not answer, or never comes to an end.
 */
export async function* pixPages(client: Pick<PixClient, 'call'>, from: Date, to: Date): AsyncGenerator<unknown[]> {
  const seen = new Set<string>();
  for (let page = 0; page < pagesAtMost; page += 1) {
    const query = new URLSearchParams({
      inicio: from.toISOString(),
      fim: to.toISOString(),
      'paginacao.paginaAtual': String(page),
      'paginacao.itensPorPagina': String(perPage),
    });
    const { parametros, pix } = await client.call({ method: 'GET', path: `/pix?${query}`, as: pixAnswers.received });
    const news = pix.filter((entry) => !seen.has(keyOf(entry)));
    for (const entry of news) seen.add(keyOf(entry));
    if (news.length === 0) return;
    yield news;
    const { quantidadeDePaginas, itensPorPagina } = parametros?.paginacao ?? {};
    const isFull = pix.length >= Math.min(perPage, itensPorPagina ?? perPage);
    if (!isFull && page + 1 >= (quantidadeDePaginas ?? 0)) return;
  }
  throw new Error('the list of what the Pix provider has received never ends');
}
