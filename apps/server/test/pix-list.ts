/** How someone pays, where it matters; reais, and the instant that the provider writes down. */
export interface PayAsk {
  readonly valor?: string;
  readonly horario?: Date;
  readonly endToEndId?: string;
  /** The key that it comes to, where it is not ours. */
  readonly chave?: string;
  /** False while the provider knows it by its id alone. */
  readonly isListed?: boolean;
}

/** How a provider lists what it has received. */
export interface Listing {
  /** So many in one answer at most, however many are asked for. */
  readonly most: number;
  /** In which order; by itself, that in which they were paid. */
  readonly sorted: <T extends { readonly endToEndId: string }>(all: readonly T[]) => readonly T[];
  /** `repeats`: every page is the first; `saysOne`: it counts one page, however many there are; `saysMore`: it counts too many. */
  readonly lie: 'none' | 'repeats' | 'saysOne' | 'saysMore';
}
export const honest: Listing = { most: 1_000, sorted: (all) => all, lie: 'none' };

/** A page of the list, and what is said of its place in it. */
export const pageOf = <T extends { readonly endToEndId: string }>(
  found: readonly T[],
  asked: Readonly<Record<string, string>>,
  { most, sorted, lie }: Listing,
) => {
  const all = sorted(found);
  const paginaAtual = Number(asked['paginacao.paginaAtual']);
  const itensPorPagina = Math.min(most, Number(asked['paginacao.itensPorPagina']));
  const pages = Math.max(1, Math.ceil(all.length / itensPorPagina));
  const said = { none: pages, repeats: pages + 1_000, saysOne: 1, saysMore: pages + 5 }[lie];
  const from = lie === 'repeats' ? 0 : paginaAtual * itensPorPagina;
  return {
    paginacao: { paginaAtual, itensPorPagina, quantidadeDePaginas: said, quantidadeTotalDeItens: all.length },
    pix: all.slice(from, from + itensPorPagina),
  };
};
