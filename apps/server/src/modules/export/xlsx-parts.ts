/** The parts of an XLSX file that are the same in every one (ECMA-376): a workbook of one sheet, and how its cells look. */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The looks of cells by their place in the list of `cellXfs` below. */
export const looks = { plain: 0, title: 1, text: 2, money: 3, instant: 4, day: 5, count: 6, sum: 7 } as const;

const dateFormats = {
  'pt-BR': ['dd/mm/yyyy hh:mm:ss', 'dd/mm/yyyy'],
  'es-MX': ['dd/mm/yyyy hh:mm:ss', 'dd/mm/yyyy'],
  'en-US': ['dd mmm yyyy hh:mm:ss', 'dd mmm yyyy'],
  'zh-CN': ['yyyy-mm-dd hh:mm:ss', 'yyyy-mm-dd'],
} as const;

const look = (format: number, more = ''): string =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`;

const styles = (locale: keyof typeof dateFormats): string => {
  const [instant, day] = dateFormats[locale];
  return `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${instant}"/><numFmt numFmtId="165" formatCode="${day}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8">${look(0)}<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${look(49)}${look(4)}${look(164)}${look(165)}${look(1)}<xf numFmtId="4" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;
};

/** Names of parts and what they hold, but for the sheet itself. */
export const partsOf = (locale: keyof typeof dateFormats, name: string): readonly (readonly [string, string])[] => [
  [
    '[Content_Types].xml',
    `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetMl}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetMl}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetMl}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ['xl/styles.xml', styles(locale)],
];

/** How wide columns are, in characters. */
const widths = { text: 28, digits: 24, money: 14, count: 12, instant: 20, day: 12 } as const;

/** The sheet before its first row: the titles, below so many other rows, stay in view. */
export const sheetHead = (kinds: readonly (keyof typeof widths)[], above: number): string => {
  const columns = kinds.map(
    (kind, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[kind]}" customWidth="1"/>`,
  );
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${above + 1}" topLeftCell="A${above + 2}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
};
export const sheetEnd = '</sheetData></worksheet>';
