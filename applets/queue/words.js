// The words of the screen in the languages of the platform.
const words = {
  pt: {
    loading: 'Carregando…',
    title: 'Pegue a sua senha',
    line: 'Pague agora e espere onde quiser: avisamos aqui quando for a sua vez.',
    take: (name, amount) => `${name}: ${amount}`,
    yours: 'A sua senha',
    ahead: (count) =>
      count === 0
        ? 'Você é o próximo da fila'
        : count === 1
          ? '1 pessoa na sua frente'
          : `${count} pessoas na sua frente`,
    turn: 'É a sua vez!',
    waitingFor: (minutes) => `Cerca de ${minutes} min`,
    unpaid: 'Pague para entrar na fila.',
    pay: 'Pagar e entrar na fila',
    leave: 'Sair da fila',
    another: 'Pegar outra senha',
    done: 'Atendimento concluído. Até a próxima!',
    refunded: 'O pagamento foi reembolsado.',
    offline: 'Não foi possível falar com a loja. Verifique sua conexão e tente de novo.',
    again: 'Tentar de novo',
  },
  en: {
    loading: 'Loading…',
    title: 'Take your number',
    line: 'Pay now and wait wherever you like: this screen says when it is your turn.',
    take: (name, amount) => `${name}: ${amount}`,
    yours: 'Your number',
    ahead: (count) =>
      count === 0 ? 'You are next' : count === 1 ? '1 person ahead of you' : `${count} people ahead of you`,
    turn: 'It is your turn!',
    waitingFor: (minutes) => `About ${minutes} min`,
    unpaid: 'Pay to join the queue.',
    pay: 'Pay and join the queue',
    leave: 'Leave the queue',
    another: 'Take another number',
    done: 'All done. See you next time!',
    refunded: 'Your payment was refunded.',
    offline: 'The shop could not be reached. Check your connection and try again.',
    again: 'Try again',
  },
  es: {
    loading: 'Cargando…',
    title: 'Toma tu número',
    line: 'Paga ahora y espera donde quieras: aquí te avisamos cuando sea tu turno.',
    take: (name, amount) => `${name}: ${amount}`,
    yours: 'Tu número',
    ahead: (count) =>
      count === 0 ? 'Eres el siguiente' : count === 1 ? '1 persona delante de ti' : `${count} personas delante de ti`,
    turn: '¡Es tu turno!',
    waitingFor: (minutes) => `Unos ${minutes} min`,
    unpaid: 'Paga para entrar en la fila.',
    pay: 'Pagar y entrar en la fila',
    leave: 'Salir de la fila',
    another: 'Tomar otro número',
    done: 'Ya te atendimos. ¡Hasta la próxima!',
    refunded: 'Tu pago fue reembolsado.',
    offline: 'No se pudo conectar con la tienda. Revisa tu conexión e inténtalo de nuevo.',
    again: 'Intentar de nuevo',
  },
  zh: {
    loading: '加载中…',
    title: '取号',
    line: '现在付款，在哪里等都可以：轮到你时这里会提示。',
    take: (name, amount) => `${name}：${amount}`,
    yours: '你的号码',
    ahead: (count) => (count === 0 ? '下一位就是你' : `前面还有 ${count} 人`),
    turn: '轮到你了！',
    waitingFor: (minutes) => `大约 ${minutes} 分钟`,
    unpaid: '付款后即可排队。',
    pay: '付款并排队',
    leave: '退出排队',
    another: '再取一个号',
    done: '服务已完成，期待下次光临！',
    refunded: '已退款。',
    offline: '无法连接店铺。请检查网络后重试。',
    again: '重试',
  },
};

const language = navigator.language.slice(0, 2);
document.documentElement.lang = language in words ? navigator.language : 'pt-BR';
export const t = words[language] ?? words.pt;

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
/** Centavos as people in Brazil write them. */
export const money = (centavos) => reais.format(centavos / 100);
