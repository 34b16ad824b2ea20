export default {
  proof: {
    title: 'Confirme que é você',
    text: {
      password: 'Para continuar, digite a sua senha.',
      captcha: 'Para continuar, digite o código que enviamos ao seu e-mail.',
      factor: 'Para continuar, use a sua verificação em duas etapas.',
    },
    password: 'Senha',
    empty: 'Preencha este campo.',
    useCode: 'Usar um código por e-mail',
    usePassword: 'Usar a senha',
    codeSent: 'Código enviado para {email}.',
    submit: 'Confirmar',
  },
} as const;
