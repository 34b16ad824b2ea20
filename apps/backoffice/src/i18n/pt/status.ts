/** The state of the platform. */

export default {
  line: 'O que funciona agora, medido pelo servidor. Atualiza sozinho.',
  label: 'Partes da plataforma',
  at: 'Medido às <when></when>.',
  all: { working: 'Tudo funciona', slow: 'Há algo com demora', down: 'Há algo fora do ar' },
  parts: {
    signIn: 'Entrar e usar a conta',
    payments: 'Pagamentos e reembolsos',
    settlement: 'Liquidação das vendas',
    messages: 'E-mails e mensagens',
    files: 'Arquivos e exportações',
    webhooks: 'Avisos aos servidores',
  },
  levels: { working: 'Funciona', slow: 'Com demora', down: 'Fora do ar' },
  none: 'A plataforma não respondeu',
  noneText:
    'O que você enviou e não foi confirmado pode não ter chegado. Espere um pouco e confira antes de enviar de novo.',
  toHelp: 'Ir para a ajuda',
} as const;
