import type { Tx } from '../../platform/db.ts';
import type { ConversationHistory, PastConversation } from '../conversation/conversation-history.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import { phonePeople } from './seed-people.ts';

export interface ConversationNeeds {
  readonly conversationHistory: ConversationHistory;
  readonly followers: Pick<FollowerService, 'bringInPerson'>;
}
interface Around {
  readonly merchantId: string;
  readonly channelId: string;
  /** The member who answers. */
  readonly memberId: string;
  readonly now: Date;
}
type Said = readonly [kind: PastConversation['messages'][number]['kind'], minutesAgo: number, text: string];

const hour = 60;
const day = 24 * hour;
const minuteMs = 60_000;

/** One waits for an answer, one is with a member, one is closed: in the order of the people who wrote. */
const told: readonly (Pick<PastConversation, 'state' | 'isAssigned'> & {
  readonly said: readonly [Said, ...Said[]];
})[] = [
  {
    state: 'closed',
    isAssigned: true,
    said: [
      ['follower', 2 * day + 190, 'Que horas vocês fecham no sábado?'],
      ['member', 2 * day + 184, 'Oi, Rafael! No sábado o balcão fica aberto das 8h às 18h.'],
      ['follower', 2 * day + 181, 'Dá para retirar um pacote moído na hora?'],
      ['member', 2 * day + 178, 'Dá, sim. É só dizer no balcão se é para coador, prensa ou espresso.'],
    ],
  },
  {
    state: 'open',
    isAssigned: false,
    said: [
      ['follower', 14, 'Oi! Comprei dois pacotes do Serra da Canastra ontem e ainda não recebi o aviso de retirada.'],
      ['follower', 12, 'Vocês conseguem ver para mim? Paguei com Pix.'],
    ],
  },
  {
    state: 'open',
    isAssigned: true,
    said: [
      ['follower', 5 * hour, 'Vocês vendem para cafeteria? Preciso de uns 10 kg por mês.'],
      ['member', 5 * hour - 9, 'Vendemos! A partir de 5 kg há preço de revenda. Que torra você usa?'],
      ['follower', 5 * hour - 16, 'Média, para espresso.'],
      ['note', 5 * hour - 20, 'Mandar a tabela de revenda com as torras médias.'],
      ['member', 5 * hour - 21, 'Perfeito, Otávio. Envio a tabela com as torras médias até amanhã cedo.'],
    ],
  },
];

/** How many people of the phone write to the channel; they follow it, too. */
export const writersAtMost = told.length;

const canned = {
  horario: 'O balcão abre de segunda a sábado, das 8h às 18h. Domingo, das 9h às 13h.',
  retirada: 'Seu pedido fica guardado por três dias no balcão. É só dizer o seu nome.',
  revenda: 'A partir de 5 kg por mês há preço de revenda. Qual torra você usa?',
};

/** People of the phone, but the first, who follow the channel and have written to it. */
export const seedConversations = async (
  tx: Tx,
  { conversationHistory, followers }: ConversationNeeds,
  customerIds: readonly string[],
  around: Around,
): Promise<void> => {
  const ago = (minutes: number): Date => new Date(around.now.getTime() - minutes * minuteMs);
  const past = customerIds.flatMap((customerId, index): PastConversation[] => {
    const one = told[index];
    const name = phonePeople[index + 1]?.name;
    if (!one || !name) return [];
    const [first, ...more] = one.said;
    const messageOf = ([kind, minutes, text]: Said) => ({ kind, text, at: ago(minutes) });
    const { state, isAssigned } = one;
    return [{ customerId, name, state, isAssigned, messages: [messageOf(first), ...more.map(messageOf)] }];
  });
  for (const { customerId, messages } of past)
    await followers.bringInPerson(tx, around, { customerId, language: 'pt-BR', now: messages[0].at });
  await conversationHistory.bringIn(tx, around, past);
  await conversationHistory.bringInCanned(tx, around, canned);
};
