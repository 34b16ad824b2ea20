import type { Agreements } from '../../agreements.ts';

export default {
  terms: {
    title: 'Termos de uso',
    parts: [
      {
        title: 'O serviço',
        words:
          'O Balcão liga o servidor do seu negócio aos meios de pagamento e mostra à sua equipe os pedidos e os pagamentos que passam por ele.',
      },
      {
        title: 'Sua conta',
        words:
          'A conta é pessoal. O que se faz com ela é feito em seu nome: escolha uma senha que você não usa em outro lugar e não a compartilhe. Se alguém a descobrir, redefina a senha na tela de entrada; isso encerra todas as sessões.',
      },
      {
        title: 'Sua equipe',
        words:
          'Quem cria uma equipe é o administrador principal dela e responde pelas informações do negócio. As chaves privadas dos certificados ficam com você; o Balcão nunca as pede.',
      },
      {
        title: 'O dinheiro',
        words:
          'Os valores são em reais. A tarifa de cada pedido aparece nele antes do pagamento. Cada movimento é registrado e nenhum registro é apagado ou alterado depois.',
      },
      {
        title: 'O que não é permitido',
        words:
          'Receber por produtos ou serviços ilegais, usar dados de outra pessoa, ou tentar contornar os limites e as verificações do sistema.',
      },
      {
        title: 'Ambiente de testes',
        words:
          'Onde o Balcão avisa que é um ambiente de testes, nada tem valor em dinheiro e os dados podem ser apagados.',
      },
    ],
  },
  privacy: {
    title: 'Política de privacidade',
    parts: [
      {
        title: 'O que guardamos',
        words:
          'Seu e-mail, seu nome de usuário e sua senha em uma forma que ninguém consegue ler. Da sua equipe, os pedidos, os pagamentos e o nome de quem pagou, como o banco o informa.',
      },
      {
        title: 'Para que usamos',
        words:
          'Para você entrar na conta, para mostrar os pagamentos a quem tem direito de vê-los, para proteger as contas e para cumprir a lei.',
      },
      {
        title: 'Com quem compartilhamos',
        words:
          'Com as instituições que fazem o pagamento acontecer e, quando a lei exige, com as autoridades. Não vendemos dados. Nenhuma página do Balcão carrega conteúdo de terceiros.',
      },
      {
        title: 'O que fica no seu navegador',
        words:
          'O identificador da sessão, enquanto você não sai da conta, e suas escolhas de idioma e aparência. Não usamos cookies de rastreamento.',
      },
      {
        title: 'Seus direitos',
        words:
          'A Lei Geral de Proteção de Dados (Lei 13.709/2018) garante que você possa ver, corrigir e levar os seus dados, e pedir que sejam excluídos. Os registros de pagamentos são mantidos pelo prazo que a lei determina.',
      },
    ],
  },
} satisfies Agreements;
