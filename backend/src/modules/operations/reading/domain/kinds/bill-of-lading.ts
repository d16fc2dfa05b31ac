import { doubtsOf } from '../doubts';
import { textOf } from '../cells';
import { decided, type FieldRead, type LoadRead } from '../fields';
import { routeOf } from './load';
import { dayField, daysOf, nameField, numberField, type Paper } from './shared';

/** What was given to the carrier: from where to where, and under which number. */
export const billOfLading = (paper: Paper): LoadRead => {
  const { pieces, source } = paper;
  const route = routeOf(paper);
  const days = [...daysOf(pieces, 'date'), ...daysOf(pieces, 'pickupDate')];
  return {
    stops: route.stops,
    fields: [
      ...numberField(paper, 'bolNumber', 'bolNumber'),
      ...dayField('date', days, { source, doubts: doubtsOf(pieces) }),
      ...route.fields.filter(({ name }) => name === 'pickup' || name === 'delivery'),
      ...nameField(paper, 'carrier', 'carrier'),
      ...signedField(paper),
    ],
  };
};

const SIGNED =
  /\b(?:[Rr]eceived(?: in good order)?(?: by)?|[Rr]eceiver(?:'s)? (?:name|signature)|[Cc]onsignee (?:name|signature)|[Ss]igned(?: by)?|[Dd]elivered to) ?[:.] {0,3}([A-Z][A-Za-z.'-]{1,30}(?: [A-Z][A-Za-z.'-]{0,30}){0,3})/;

/** Who received the freight, where somebody wrote a name: a line for a signature alone says nothing. */
const signedField = ({ pieces, source }: Paper): FieldRead[] => {
  const names = pieces.lines.flatMap((line, at) => {
    const said = textOf(line);
    const value = SIGNED.exec(said.slice(0, 300))?.[1];
    return value === undefined ? [] : [{ value: { value }, trust: 1, at, page: line.page, line: line.nr, said }];
  });
  return decided('signed', names, { source });
};
