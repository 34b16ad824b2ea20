export const LoginPicture = () => null;
