import { Sheet, type Paper, type Truth } from '../paper';
import { valuesOf, type Values } from '../values';

/** How one sender lays out a paper: draws the values, and says what it then tells. */
export interface Layout {
  readonly name: string;
  readonly canadian?: boolean;
  readonly draw: (sheet: Sheet, values: Values) => Truth;
}

/** The paper of a layout with the values of a number. */
export const paperOf = ({ name, canadian = false, draw }: Layout, nr: number): Paper => {
  const values = valuesOf(nr, { canadian });
  const sheet = new Sheet(values.inWords);
  const truth = draw(sheet, values);
  return { layout: name, drawn: sheet.drawn, truth };
};

export const confirmation = (fields: Readonly<Record<string, string>>, loads?: readonly Truth[]): Truth => ({
  kind: 'rate_confirmation',
  fields,
  ...(loads ? { loads } : {}),
});
