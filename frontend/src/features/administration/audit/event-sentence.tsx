import Box from '@mui/material/Box';
import { TextLink } from '../../../components/display/text-link';
import type { AuditEvent, EventPiece } from '../../../lib/api/api-types';
import { capital } from '../../../lib/format/words';
import { recordAddress } from '../../../lib/navigation/record-address';

interface PiecesProps {
  pieces: readonly EventPiece[];
  /** The record that is already open: no way leads to it. */
  open?: { kind: string; id: string };
}

/** A number such as INV-000119 stands on one line. */
const oneLine = (text: string) => (/^\S{1,16}$/.test(text) ? { sx: { whiteSpace: 'nowrap' } } : {});

/** Words that name a record lead to it, where records of its kind are shown. */
export function Pieces({ pieces, open }: PiecesProps) {
  return pieces.map(({ text, kind, id }, at) => {
    if (open && kind === open.kind && id === open.id)
      return <Box key={at} component="strong" children={text} {...oneLine(text)} />;
    const to = kind !== null && id !== null ? recordAddress(kind, id) : null;
    return to === null ? (
      text
    ) : (
      <TextLink key={at} to={to} onClick={(event) => event.stopPropagation()} children={text} {...oneLine(text)} />
    );
  });
}

export const textOf = (pieces: readonly EventPiece[]): string => pieces.map(({ text }) => text).join('');
export const sentenceText = ({ sentence }: AuditEvent): string => textOf(sentence);

/** The sentence without who it was, where that stands beside it: 'Changed invoice INV-17: Amount from $1.00 to $2.00'. */
export const deedOf = ({ sentence, metadata: { actorName } }: AuditEvent): readonly EventPiece[] => {
  const [first, ...others] = sentence;
  const who = `${actorName} `;
  if (!first || first.kind !== null || !first.text.startsWith(who)) return sentence;
  return [{ ...first, text: capital(first.text.slice(who.length)) }, ...others];
};
