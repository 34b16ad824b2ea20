/** A PDF of one page, of at least so many bytes, ready to be chosen as a file. */
export const makePdf = (name: string, bytes = 0) =>
  pdfOf(name, [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
    `<< /Length ${bytes} >>\nstream\n${'.'.repeat(bytes)}\nendstream`,
  ]);

/** A PDF of several pages, each with a black square on it. */
export const makePages = (name: string, count: number) => {
  const square = '0 g 50 50 200 100 re f';
  const kids = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`);
  return pdfOf(name, [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${count} >>`,
    `<< /Length ${square.length} >>\nstream\n${square}\nendstream`,
    ...kids.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 3 0 R >>'),
  ]);
};

const pdfOf = (name: string, objects: readonly string[]) => {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = String(text.length).padStart(10, '0');
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${at} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`${text}${table}${end}`, 'latin1') };
};
