import type { ReactNode } from 'react';
import type { Answer } from '../../lib/api/api-types';
import { Notice } from '../display/notice';

interface LetterNoticeProps {
  /** What became of the e-mail of a record, as its answers tell it. */
  letter: Answer<'LetterState'> | null;
  /** The way out, where the e-mail failed. */
  children?: ReactNode;
}

/** Trouble with the e-mail of a record: that we keep trying, or that the last try failed; else nothing. */
export function LetterNotice({ letter, children }: LetterNoticeProps) {
  if (!letter?.reason || letter.status === 'sent') return null;
  const { status, reason, attempts } = letter;
  if (status === 'waiting')
    return (
      <Notice tone="info">{`${reason} We keep trying for two days; tried ${attempts === 1 ? 'once' : `${attempts} times`} so far.`}</Notice>
    );
  return (
    <Notice tone="error" role="alert">
      <span>{`The e-mail could not be delivered. ${reason}`}</span>
      {children}
    </Notice>
  );
}
