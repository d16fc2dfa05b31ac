import { TextLink } from '../../../components/display/text-link';
import { viewOf } from '../../../components/records/record-view';
import { bankAccountKit } from './bank-account-kit';
import { linesAddress } from './bank-account-list';

export const BankAccountView = viewOf(bankAccountKit, {
  details: ({ id }) => [['Statements', <TextLink to={linesAddress(id)}>Lines and reconciliation</TextLink>]],
});
