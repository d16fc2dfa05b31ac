import { useRef, useState } from 'react';
import { isApiError } from '../../../../lib/api/api-error';
import { useFirm } from '../../../../lib/firm';
import { sentenceFor } from '../../../../lib/api/problem';
import { PayForm } from '../pay-form';
import { usePay } from '../use-pay';
import type { CardFormProps, Confirmation } from '../provider';
import { BankDialog } from './bank-dialog';
import { noCard, problemsOf, tokenRequestOf, type CardProblems } from './card';
import { CardFields } from './card-fields';
import { confirmCard, tokenFor } from './confirm';
import { TestCards } from './test-cards';

/** The built-in provider's card form: what is typed goes to its token call and nowhere else. */
export function SandboxForm({ intent, clientSecret, ...events }: CardFormProps) {
  const firm = useFirm();
  const [card, setCard] = useState(noCard);
  const [problems, setProblems] = useState<CardProblems>({});
  const [answerBank, setAnswerBank] = useState<((approve: boolean) => void) | null>(null);
  const fields = useRef<HTMLDivElement>(null);

  const askBank = async (): Promise<boolean> => {
    const approve = await new Promise<boolean>((resolve) => setAnswerBank(() => resolve));
    setAnswerBank(null);
    return approve;
  };
  const confirm = async (): Promise<Confirmation> => {
    try {
      const { token } = await tokenFor(tokenRequestOf(card));
      setCard(noCard);
      return await confirmCard(clientSecret, token, askBank);
    } catch (error) {
      if (isApiError(error)) setCard(noCard);
      return { status: 'failed', message: sentenceFor(error) };
    }
  };
  const { busy, pay } = usePay(confirm, events);

  const submit = () => {
    const found = problemsOf(card);
    setProblems(found);
    if (Object.keys(found).length === 0) void pay();
    else setTimeout(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <PayForm busy={busy} onPay={submit}>
      <div ref={fields}>
        <CardFields
          card={card}
          problems={problems}
          disabled={busy}
          onChange={(next) => {
            setCard(next);
            setProblems({});
          }}
        />
      </div>
      {firm?.demo && (
        <TestCards
          onPick={(picked) => {
            setCard(picked);
            setProblems({});
          }}
        />
      )}
      {answerBank && <BankDialog intent={intent} onAnswer={answerBank} />}
    </PayForm>
  );
}
