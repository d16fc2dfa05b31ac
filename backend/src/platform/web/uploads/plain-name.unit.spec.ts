import { plainName } from './plain-name';

describe('the name of an upload', () => {
  it.each([
    ['W-9 Ridgeline.pdf', 'W-9 Ridgeline.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Tom\\bol.jpg', 'bol.jpg'],
    ['..', 'document'],
    ['', 'document'],
    [undefined, 'document'],
    ['.htaccess', 'htaccess'],
    ['a\u0000b\r\n.pdf', 'ab.pdf'],
    ['gpj.\u202Efdp.exe', 'gpj.fdp.exe'],
    ['résumé "final".docx', 'résumé final.docx'],
  ])('%j is %j', (sent, name) => expect(plainName(sent)).toBe(name));
  it('keeps its extension when it is cut', () => {
    const name = plainName(`${'x'.repeat(10_000)}.pdf`);
    expect([name.length, name.slice(-6)]).toEqual([200, 'xx.pdf']);
  });
});
