const newPicture = 'data:image/jpeg;base64,';
/** The address of a picture that was just cut. */
export const addressOfNewPicture = (base64: string): string => newPicture + base64;
/** What is sent of it; undefined for one that the server has already. */
export const newPictureIn = (address: string): string | undefined =>
  address.startsWith(newPicture) ? address.slice(newPicture.length) : undefined;
