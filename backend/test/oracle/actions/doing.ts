import { bankDoings } from './doings/bank-doings';
import type { Doings, Doing } from './doings/hands';
import { iftaDoings } from './doings/ifta-doings';
import { invoiceDoings } from './doings/invoice-doings';
import { ledgerDoings } from './doings/ledger-doings';
import { expenseDoings } from './doings/expense-doings';
import { factorDoings } from './doings/factor-doings';
import { receivableDoings } from './doings/receivable-doings';
import { moneyDoings } from './doings/money-doings';
import { payDoings } from './doings/pay-doings';
import { portalDoings } from './doings/portal-doings';
import { recordDoings } from './doings/record-doings';
import type { Step, StepName } from './steps';
import type { World } from '../world';

const doings: Doings = {
  ...invoiceDoings,
  ...receivableDoings,
  ...factorDoings,
  ...portalDoings,
  ...payDoings,
  ...iftaDoings,
  ...moneyDoings,
  ...expenseDoings,
  ...ledgerDoings,
  ...bankDoings,
  ...recordDoings,
};
const FINE: readonly number[] = [200, 201, 202, 204, 400, 404, 409];

/** Does a step. Whatever it answers, it is an answer of the product: never a failure of it. */
export const doStep = async (world: World, step: Step): Promise<number | null> => {
  const answer = await (doings[step.do] as Doing<StepName>)(step, world, await world.books());
  if (answer) {
    const said = { step: step.do, status: answer.status, answer: answer.text.slice(0, 300) };
    expect({ ...said, fine: FINE.includes(answer.status) }).toEqual({ ...said, fine: true });
  }
  return answer?.status ?? null;
};
