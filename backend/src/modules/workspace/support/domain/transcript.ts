/** The parts of a chat message that a transcript shows. */
interface Spoken {
  readonly from: 'visitor' | 'assistant';
  readonly text: string;
}

const LONGEST = 10_000;
const LONGEST_SUBJECT = 120;

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/**
 * Makes the support request for a chat that is handed over: the subject is the first question, the description the
 * whole conversation; of a conversation that is too long, its end.
 * @example { subject: 'Chat: What do I owe?', description: 'Requester: What do I owe?' }
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
