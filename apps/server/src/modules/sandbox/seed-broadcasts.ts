import type { PastBroadcast } from '../broadcast/broadcast-history.service.ts';
import { type DemoPictures, demoArticles } from './seed-articles.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Fewer followers than this had a channel in its first weeks; it began to publish then. */
const posts = 60;

type Words = Pick<PastBroadcast, 'type' | 'title' | 'text' | 'url' | 'article' | 'cover'>;
const message = (title: string, text: string): Words => ({ type: 'message', title, text, url: '' });
const link = (title: string, text: string, page: string): Words => ({
  type: 'link',
  title,
  text,
  url: `https://cafedomercado.example/${page}`,
});

/** What a coffee roastery writes over a year: by turns, so that no two in a row are alike. */
const plain: readonly Words[] = [
  message(
    'Torra da semana: Serra da Mantiqueira',
    'Chegou o lote novo, com notas de caramelo e laranja. Moemos na hora para o seu método.\nNo balcão, 250 g por R$ 42.',
  ),
  link(
    'Receita: café gelado com tangerina',
    'Três ingredientes e cinco minutos. Fica ótimo à tarde.',
    'receitas/gelado',
  ),
  message('', 'Amanhã abrimos às 7h. O primeiro pão de queijo sai às 7h20. ☕'),
  message(
    'Oficina de coado neste sábado',
    'Aprenda a acertar moagem, água e tempo. Doze vagas, das 10h às 12h. Responda no balcão ou veja https://cafedomercado.example/oficinas',
  ),
  link('O que muda no café descafeinado', 'Como se tira a cafeína sem tirar o sabor.', 'leituras/descafeinado'),
  message('', 'Hoje tem bolo de fubá com goiabada. Enquanto durar!'),
  message(
    'Assinatura com 15% de desconto',
    'Até domingo, a assinatura mensal sai com 15% de desconto para quem segue o canal. Diga no balcão que viu aqui.',
  ),
  link('Quem planta o nosso café', 'Uma visita ao sítio da dona Lúcia, em Carmo de Minas.', 'produtores/lucia'),
  message('Feriado', 'Na quinta-feira abrimos das 9h às 14h. Na sexta, horário normal.'),
  message('', 'Novidade na vitrine: cookie de cacau com nibs do mesmo sítio da torra da semana.'),
];

/** A number from 0 to 1 that is the same for the same place whenever it is asked. */
const chance = (place: number, salt: number): number => {
  const wave = Math.sin(place * 12.9898 + salt * 78.233) * 43_758.5453;
  return wave - Math.floor(wave);
};

interface Channel {
  /** How many follow it now, and since how many days. */
  readonly count: number;
  readonly days: number;
  readonly now: Date;
  readonly pictures: DemoPictures;
}
/** About as many as followed at this share of its age: more came in the last months than in the first. */
const followersAt = (count: number, share: number): number => Math.round(count * share ** (1 / 0.7));

/** A year of broadcasts, most of them of the last months, with the figures that such ones have. */
export const plausibleBroadcasts = ({ count, days, now, pictures }: Channel): PastBroadcast[] => {
  const written = [...plain, ...demoArticles(pictures)];
  return Array.from({ length: posts }, (_, place) => {
    const share = 0.06 + (0.935 * (place + 1)) / posts;
    const daysAgo = Math.floor(days * (1 - share)) + 1;
    const words = written[place % written.length] ?? written[0];
    if (!words) throw new Error('there are words');
    const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
    const sentAt = new Date(midnight - daysAgo * dayMs + (11 + 9 * chance(place, 1)) * hourMs);
    const delivered = followersAt(count, share);
    const seen = Math.round(delivered * (0.46 + 0.3 * chance(place, 2)));
    const leads = words.url !== '' || words.text.includes('https://');
    const clicked = leads ? Math.round(seen * (0.05 + 0.17 * chance(place, 3))) : 0;
    const left = Math.round(delivered * 0.004 * chance(place, 4));
    return { ...words, sentAt, delivered, seen, clicked, left };
  });
};

/** How many like each of them: of those who saw it one in fifty to one in seven, and more of what more people wanted to see. */
export const plausibleLikes = (past: readonly PastBroadcast[]): number[] =>
  past.map(({ delivered, seen }, place) => {
    const interest = Math.max(0, seen / Math.max(1, delivered) - 0.46) / 0.3;
    return Math.round(seen * (0.02 + 0.1 * interest + 0.02 * chance(place, 5)));
  });
