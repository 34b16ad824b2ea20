import { createHash } from 'node:crypto';
import type { PixClient } from './pix-client.ts';
import { idOf, pixAnswers } from './pix-message.ts';

/** As many as the API gives at a time. */
const perPage = 1_000;
/** More than this at a time is no list, but a provider that never comes to its end. */
const pagesAtMost = 1_000;

/** The key of an entry within its window, also for one that is invalid, so that none is read twice. */
const keyOf = (entry: unknown): string =>
  idOf(entry) ?? createHash('sha256').update(JSON.stringify(entry)).digest('base64url');

/**
 * All payments that the provider received between two instants, page by page to the end, even if it returns fewer per page than requested or counts
 * its pages wrong. A page without new entries is the last one.
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
