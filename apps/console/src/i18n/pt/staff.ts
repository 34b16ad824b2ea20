export default {
  signIn: 'Entrar no console',
  signInText: 'Para a equipe da plataforma.',
  email: 'E-mail',
  password: 'Senha',
  enter: 'Entrar',
  role: {
    reviewer: 'Análise',
    finance: 'Financeiro',
    support: 'Atendimento',
    admin: 'Administração',
  },
} as const;
