/** Titles of routes: the side menu and the tab say the same words. */
export default {
  login: 'Entrar',
  teams: 'Suas equipes',
  account: 'Sua conta',
  home: 'Início',
  payment: 'Pagamentos',
  overview: 'Visão geral',
  orders: 'Pedidos',
  setting: 'Configurações',
  paymentSettings: 'Integração',
  notFound: 'Página não encontrada',
  switchTeam: 'Trocar de equipe',
  manageAccount: 'Gerenciar conta',
  notFoundText: 'O endereço pode ter mudado ou estar incompleto.',
  toStart: 'Ir para o início',
  noAccess: 'Você ainda não tem acesso',
  noAccessText:
    'Sua função nesta equipe ainda não abre nenhuma tela. Peça ao administrador da equipe que ajuste suas permissões.',
  noAccessHere: 'Sua função não abre esta tela',
  noAccessHereText: 'Se você precisa dela, peça ao administrador da equipe que ajuste suas permissões.',
  roleOff: 'Sua função foi desativada ou excluída',
  roleOffText: 'Fale com o administrador da equipe para voltar a ter acesso.',
} as const;
