/** A document of the demonstration: its heading, and what stands in it, line by line. */
export interface DemoPaper {
  readonly name: string;
  readonly title: string;
  readonly issuer: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
}

const notice = 'DOCUMENTO DE DEMONSTRAÇÃO';
/** A4 in points. */
const page = { width: 595, height: 842, margin: 56 } as const;

/** Text of a PDF in the encoding of its own fonts, which has every letter of Portuguese. */
const shown = (text: string): string => `(${text.replaceAll(/[\\()]/g, (mark) => `\\${mark}`)}) Tj`;
const write = (x: number, y: number, size: number, text: string, font: 'F1' | 'F2' = 'F1'): string =>
  `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm ${shown(text)} ET`;

const contentOf = ({ title, issuer, rows }: DemoPaper): string => {
  const { width, height, margin } = page;
  const top = height - margin;
  const lines = rows.flatMap(([label, value], index) => {
    const y = top - 120 - index * 42;
    return [
      `0.45 g ${write(margin, y, 9, label.toUpperCase())}`,
      `0 g ${write(margin, y - 16, 13, value)}`,
      `0.85 G ${margin} ${y - 24} m ${width - margin} ${y - 24} l S`,
    ];
  });
  return [
    // Across the page, so that no copy of it can pass for more than it is.
    `q 0.93 g 0.77 0.64 -0.64 0.77 150 190 cm BT /F2 34 Tf ${shown(notice)} ET Q`,
    `0.97 0.45 0.13 rg ${margin} ${top - 8} ${width - 2 * margin} 4 re f`,
    `0.3 g ${write(margin, top - 36, 10, issuer)}`,
    `0 g ${write(margin, top - 66, 20, title, 'F2')}`,
    ...lines,
    `0.3 g ${write(margin, margin, 9, `${notice}: sem valor, de pessoas e empresas inventadas.`)}`,
  ].join('\n');
};

/** The paper as a PDF of one page. */
export const pdfOf = (paper: DemoPaper): Buffer => {
  const content = contentOf(paper);
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, 'latin1');
};
