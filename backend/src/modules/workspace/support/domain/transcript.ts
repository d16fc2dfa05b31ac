/** A message as far as a transcript tells of it. */
interface Spoken {
  readonly from: 'visitor' | 'assistant';
  readonly text: string;
}

const LONGEST = 10_000;
const LONGEST_SUBJECT = 120;

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/**
 * Subject and description of the request that a chat is handed over to: its first question, and its words, the latest
 * where all are too many.
 */
export const transcriptOf = (
  messages: readonly Spoken[],
): { readonly subject: string; readonly description: string } => {
  const question = messages
    .find(({ from }) => from === 'visitor')
    ?.text.replace(/\s+/g, ' ')
    .trim();
  const whole = messages
    .map(({ from, text }) => `${from === 'visitor' ? 'Requester' : 'Assistant'}: ${text}`)
    .join('\n\n');
  return {
    subject: question ? `Chat: ${shortened(question, LONGEST_SUBJECT)}` : 'Chat',
    description: whole.length > LONGEST ? `…${whole.slice(1 - LONGEST)}` : whole,
  };
};
