/** A line of an OFX file: `['20261120', '-15.00', 'F1', 'FEE']`. */
export type OfxLine = readonly [date: string, amount: string, fitId: string | null, name: string, more?: string];

/** An OFX 1.02 file as banks write it: SGML, whose tags are not closed. */
export const ofxFile = (
  lines: readonly OfxLine[],
  { account = '000111222333', currency = 'USD' }: { readonly account?: string; readonly currency?: string } = {},
): string =>
  [
    'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\n',
    '<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261126<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>',
    '<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS>',
    `<STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>021000021<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>`,
    '<BANKTRANLIST><DTSTART>20261101<DTEND>20261130',
    ...lines.map(
      ([date, amount, fitId, name, more = '']) =>
        `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${date}<TRNAMT>${amount}${fitId === null ? '' : `<FITID>${fitId}`}<NAME>${name}${more}</STMTTRN>`,
    ),
    '</BANKTRANLIST><LEDGERBAL><BALAMT>0.00<DTASOF>20261130</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\n');
