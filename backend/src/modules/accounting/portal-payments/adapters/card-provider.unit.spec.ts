import { intentOf } from './card-provider';

const NAMES_A_PAYMENT = ['pi_3Nk_secret_8sJ', `${'p'.repeat(200)}_secret_s`, 'abc_secret_a-Z_9'];

describe('a client secret', () => {
  it.each([
    ['pi_3Nk_secret_8sJ', 'pi_3Nk'],
    ['pi_a_secret_b_secret_c', 'pi_a'],
    ['abc_secret_a-Z_9', 'abc'],
    [`${'p'.repeat(200)}_secret_s`, 'p'.repeat(200)],
    [`abc_secret_${'s'.repeat(200)}`, 'abc'],
  ])('%s is for the payment before its first _secret_', (secret, intentId) => expect(intentOf(secret)).toBe(intentId));
  it.each([
    '',
    'pi_3Nk',
    'pi_3Nk_secret_',
    '_secret_8sJ',
    'ab_secret_8sJ',
    'pi-3Nk_secret_8sJ',
    'pi_3Nk_secret_8s.J',
    `${'p'.repeat(201)}_secret_s`,
    `abc_secret_${'s'.repeat(201)}`,
    ...NAMES_A_PAYMENT.flatMap((secret) => [` ${secret}`, `/${secret}`, `${secret}\n`, `${secret}/x`]),
  ])('%j is for none', (secret) => expect(intentOf(secret)).toBeNull());
});
