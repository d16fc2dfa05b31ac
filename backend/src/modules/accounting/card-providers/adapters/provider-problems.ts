import { HttpProblem } from '../../../../platform/web/problems/problem.filter';

export const providerAway = (): HttpProblem =>
  new HttpProblem({
    statusCode: 503,
    code: 'CARD_PROVIDER_AWAY',
    message: 'The card provider does not answer at the moment. Please try again in a minute.',
    retryAfter: 60,
  });
export const providerRefuses = (): HttpProblem =>
  new HttpProblem({
    statusCode: 502,
    code: 'CARD_PROVIDER_REFUSES',
    message: 'The card provider could not handle the request. Please try again later or contact us.',
  });
export const notSigned = (): HttpProblem =>
  new HttpProblem({ statusCode: 400, code: 'NOT_SIGNED', message: 'This message is not signed by the card provider' });
