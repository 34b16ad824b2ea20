import fs from 'node:fs/promises';
import path from 'node:path';
import type { Article, ArticleBlock } from '@balcao/contract/article';
import type { Tx } from '../../platform/db.ts';
import type { PastBroadcast } from '../broadcast/broadcast-history.service.ts';
import type { UploadPictures } from '../upload/upload-picture.service.ts';

const names = ['post-coado', 'post-serra', 'post-graos'] as const;
type PictureName = (typeof names)[number];
/** The uploads of the pictures of the demonstration. */
export type DemoPictures = Readonly<Record<PictureName, string>>;

interface Place {
  readonly merchantId: string;
  readonly createdBy: string;
  readonly now: Date;
}
/** Brings in the pictures that the articles of the demonstration show. */
export const addDemoPictures = async (
  tx: Tx,
  uploadPictures: Pick<UploadPictures, 'add' | 'keep'>,
  place: Place,
): Promise<DemoPictures> => {
  const ids: [PictureName, string][] = [];
  for (const name of names) {
    const file = `${name}.webp`;
    const bytes = await fs.readFile(path.join(import.meta.dirname, 'pictures', file));
    ids.push([name, await uploadPictures.add(tx, { ...place, name: file, bytes })]);
  }
  const kept = ids.map(([, id]) => id);
  await uploadPictures.keep(tx, place.merchantId, kept, place.now);
  return Object.fromEntries(ids) as Record<PictureName, string>;
};

type Paragraph = Extract<ArticleBlock, { type: 'paragraph' }>;
type List = Extract<ArticleBlock, { content: { type: 'listItem' }[] }>;
type Cell = Extract<ArticleBlock, { type: 'table' }>['content'][number]['content'][number];
type Piece = NonNullable<Paragraph['content']>[number];
const text = (words: string): Piece => ({ type: 'text', text: words });
const bold = (words: string): Piece => ({ type: 'text', marks: [{ type: 'bold' }], text: words });
const say = (...content: Piece[]): Paragraph => ({ type: 'paragraph', content });
const heading = (words: string): ArticleBlock => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] });
const listed = (type: List['type'], ...items: string[]): ArticleBlock => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [say(text(item))] })),
});
const rowOf = (type: Cell['type'], ...cells: string[]) => ({
  type: 'tableRow' as const,
  content: cells.map((cell) => ({ type, content: [say(text(cell))] })),
});
const picture = (upload: string, alt: string): ArticleBlock => ({
  type: 'picture',
  attrs: { upload, alt, width: 1_280, height: 720 },
});

type Words = Pick<PastBroadcast, 'type' | 'title' | 'text' | 'url' | 'article' | 'cover'>;
const articleOf = (title: string, cover: string, article: Article): Words => ({
  type: 'article',
  title,
  text: '',
  url: '',
  cover,
  article,
});

/** Two long reads of a coffee roastery. */
export const demoArticles = (pictures: DemoPictures): readonly Words[] => [
  articleOf('Como acertar o coado em casa', pictures['post-coado'], [
    say(
      text('Um bom coado pede três coisas: '),
      bold('café moído na hora, água no ponto e paciência.'),
      text(' O resto é gosto.'),
    ),
    heading('Do que você precisa'),
    listed(
      'bulletList',
      '20 g de café, moído médio',
      '300 ml de água filtrada',
      'Filtro de papel, lavado com água quente',
    ),
    heading('Passo a passo'),
    listed(
      'orderedList',
      'Molhe todo o pó com 40 ml de água e espere 30 segundos.',
      'Despeje o resto em círculos, devagar, em três vezes.',
      'Pare quando a xícara tiver 250 ml: o fim amarga.',
    ),
    picture(pictures['post-graos'], 'Grãos de café torrados, vistos de cima'),
    heading('Moagem e tempo'),
    {
      type: 'table',
      content: [
        rowOf('tableHeader', 'Método', 'Moagem', 'Tempo'),
        rowOf('tableCell', 'Coador', 'Média', '3 min'),
        rowOf('tableCell', 'Prensa', 'Grossa', '4 min'),
        rowOf('tableCell', 'Moka', 'Fina', '5 min'),
      ],
    },
    say(text('Traga o seu coador ao balcão: moemos na medida certa.')),
  ]),
  articleOf('Uma manhã na Serra da Mantiqueira', pictures['post-serra'], [
    say(text('Às cinco e meia ainda há neblina entre os pés de café. A dona Lúcia já está de pé.')),
    heading('A colheita à mão'),
    say(
      text('No sítio dela, cada fruto é colhido maduro, um a um. São '),
      bold('doze pessoas e oito semanas'),
      text(' para encher o terreiro.'),
    ),
    picture(pictures['post-graos'], 'Grãos de café torrados, vistos de cima'),
    say(text('O lote novo chega ao nosso balcão na sexta-feira, com notas de caramelo e laranja.')),
  ]),
];
