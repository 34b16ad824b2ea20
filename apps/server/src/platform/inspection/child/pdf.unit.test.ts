import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packedPdf, pdf } from '../../../../test/documents.ts';
import { problemOfPdf } from './pdf.ts';

const deflated = (text: string): string => deflateSync(Buffer.from(text)).toString('latin1');
const stream = (said: string, body: string): string => `<< ${said} >>\nstream\n${body}\nendstream`;
const program = '<< /S /JavaScript /JS (app.alert(1)) >>';
/** An object stream whose one object has the number 9. */
const packing = (object: string, said = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'): string =>
  stream(said, deflated(`9 0 ${object}`));

describe('a PDF is taken', () => {
  it.each([
    ['that opens at one of its pages, as programs for writing ask for', ['<< /OpenAction [3 0 R /XYZ null null 0] >>']],
    ['that opens at a page by an action', ['<< /OpenAction << /S /GoTo /D [3 0 R /Fit] >> >>']],
    ['that opens at a page by an action elsewhere', ['<< /OpenAction 5 0 R >>', '<< /D [3 0 R /Fit] /S /GoTo >>']],
    ['that opens at a page by a packed action', ['<< /OpenAction 9 0 R >>', packing('<< /S/GoTo/D[3 0 R /Fit] >>')]],
    ['that has a link to click', ['<< /Subtype /Link /A << /S /URI /URI (https://www.gov.br) >> >>']],
    ['that has a signature', ['<< /FT /Sig /V << /Type /Sig /Contents <00> >> >>']],
    ['that has a picture of any bytes', [stream('/Subtype /Image /Filter /FlateDecode', deflated('\0'.repeat(99)))]],
    ['that draws what begins with numbers', [stream('/Filter /FlateDecode', deflated('1 0 0 1 72 720 cm q Q'))]],
  ])('%s', (_, objects) => {
    expect(problemOfPdf(pdf({ objects }))).toBeUndefined();
  });

  it('whose own page is packed', () => {
    expect(problemOfPdf(packedPdf())).toBeUndefined();
  });
});

describe('a PDF is refused', () => {
  it.each([
    ['that goes to an address when it is opened', ['<< /OpenAction << /S /URI /URI (https://a.example) >> >>']],
    ['that does so by an action elsewhere', ['<< /OpenAction 5 0 R >>', '<< /S /URI /URI (https://a.example) >>']],
    ['that does so by a packed action', ['<< /OpenAction 9 0 R >>', packing('<< /S /URI /URI (https://a.example) >>')]],
    ['that does so after a page', ['<< /OpenAction << /S /GoTo /D [3 0 R] /Next 5 0 R >> >>', '<< /S /URI >>']],
    ['that does so in its second version', ['<< /OpenAction 5 0 R >>', '[3 0 R]\nendobj\n5 0 obj\n<< /S /URI >>']],
    ['that prints itself', ['<< /OpenAction << /S /Named /N /Print >> >>']],
    ['that opens by a spelling with signs', ['<< /Open#41ction << /S /URI >> >>']],
    ['that acts where nothing is found', ['<< /OpenAction 77 0 R >>']],
    ['that acts when a page is shown', ['<< /AA << /O << /S /URI /URI (https://a.example) >> >> >>']],
    ['that acts, a remark in between', ['<< /OpenAction % [\n<< /S /URI >> >>']],
    ['that sends its fields', ['<< /A << /S /SubmitForm /F (https://a.example) >> >>']],
    ['that sends its fields, packed', [packing('<< /S /Submit#46orm >>')]],
    ['that opens another file', ['<< /A << /S /GoToR /F (//host/share) >> >>']],
    ['that opens a file in it', ['<< /A << /S /GoToE >> >>']],
    ['that reads values from a file', ['<< /A << /S /ImportData /F (x) >> >>']],
    ['that starts a program', ['<< /A << /S /Launch /F (x.exe) >> >>']],
    ['that carries a file', ['<< /Names << /EmbeddedFiles 5 0 R >> >>']],
    ['that has a form of another kind', ['<< /AcroForm << /XFA 5 0 R >> >>']],
    ['that has a program in packed objects', [packing(program)]],
    ['that does not say that objects are packed', [packing(program, '/Filter /FlateDecode')]],
    ['that says they are a picture', [packing(program, '/Subtype /Image /Filter /FlateDecode')]],
    ['whose packed objects lie in a stream', [stream('', packing(program, '/Filter /FlateDecode'))]],
    ['whose packed objects have no end', [stream('/Filter /FlateDecode', deflated(`9 0 ${program}`).slice(0, -5))]],
    ['whose packed objects begin further on its line', [packing(program).replace('stream\n', 'stream  \n')]],
  ])('%s', (_, objects) => {
    expect(problemOfPdf(pdf({ objects }))).toBe('active');
  });

  it('that hides its password behind a remark', () => {
    expect(problemOfPdf(pdf({ trailer: '/Encrypt % <<\n4 0 R' }))).toBe('locked');
  });

  it('whose packed objects are packed in a way that is not read', () => {
    const odd = (filter: string) => `/N 1 /First 4 /Filter ${filter}`;
    for (const filter of [
      '/LZWDecode',
      '[/FlateDecode /ASCIIHexDecode]',
      '/FlateDecode /DecodeParms << /Predictor 12 >>',
    ])
      expect(problemOfPdf(pdf({ objects: [stream(odd(filter), 'nothing that is read')] }))).toBe('damaged');
  });

  it('that unpacks to more than any document', () => {
    expect(problemOfPdf(pdf({ objects: [packing(' '.repeat(33 * 1024 * 1024))] }))).toBe('tooComplex');
  });
});
