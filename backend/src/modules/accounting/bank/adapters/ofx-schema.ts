import { z } from 'zod';
import { OfxRefused, type OfxStatement } from '../domain/ofx';

const word = z.union([z.string(), z.number()]).transform(String);
/** What is there once is an object, what is there several times a list; a tag without content is text. */
const several = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (given): unknown =>
      Array.isArray(given) ? (given as unknown[]) : given === undefined || typeof given === 'string' ? [] : [given],
    z.array(item),
  );
const currency = z.object({ CURSYM: word.optional() }).optional().catch(undefined);
const transaction = z.object({
  DTPOSTED: word.optional(),
  TRNAMT: word.optional(),
  FITID: word.optional(),
  CHECKNUM: word.optional(),
  NAME: word.optional().catch(undefined),
  MEMO: word.optional().catch(undefined),
  PAYEE: z.object({ NAME: word.optional() }).optional().catch(undefined),
  CURRENCY: currency,
});
const statement = z.object({
  CURDEF: word.optional(),
  BANKACCTFROM: z.object({ ACCTID: word.optional() }).optional().catch(undefined),
  CCACCTFROM: z.object({ ACCTID: word.optional() }).optional().catch(undefined),
  BANKTRANLIST: z
    .object({ STMTTRN: several(transaction) })
    .optional()
    .catch(undefined),
});
const answer = z.object({ STMTRS: statement.optional(), CCSTMTRS: statement.optional() });
const message = z
  .object({ STMTTRNRS: several(answer), CCSTMTTRNRS: several(answer) })
  .optional()
  .catch(undefined);
const file = z.object({ OFX: z.object({ BANKMSGSRSV1: message, CREDITCARDMSGSRSV1: message }) });

/** The statements in a file as `ofx-js` reads it, checked. @throws OfxRefused when it is no statement of a bank */
export const statementsIn = (read: unknown): readonly OfxStatement[] => {
  const { data, success } = file.safeParse(read);
  if (!success) throw new OfxRefused('The file cannot be read as OFX or QFX');
  const { BANKMSGSRSV1, CREDITCARDMSGSRSV1 } = data.OFX;
  return [BANKMSGSRSV1, CREDITCARDMSGSRSV1]
    .flatMap((each) => (each ? [...each.STMTTRNRS, ...each.CCSTMTTRNRS] : []))
    .flatMap(({ STMTRS, CCSTMTRS }) => [STMTRS, CCSTMTRS].filter((each) => each !== undefined));
};
